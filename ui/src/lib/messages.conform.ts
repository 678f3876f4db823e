/** Never run: fails `npm run check` where messages.ts and what Python declares part ways. */
import type * as python from '../generated/messages';
import type { Conforms } from './conform';
import type { FaceForm, Forms } from './faces';
import type * as ours from './messages';

type Asked = Extract<ours.ToServer, { type: 'ask' }>;
type Looked = Extract<ours.ToServer, { type: 'look' }>;

export const conforms: [
  Conforms<ours.Update, python.Update>,
  Conforms<ours.TableFace, python.TableFace>,
  Conforms<ours.ChairFace, python.ChairFace>,
  Conforms<ours.Arrangement, python.Arrangement>,
  Conforms<ours.GameFace, python.GameFace>,
  Conforms<ours.VerdictFace, python.VerdictFace>,
  Conforms<ours.RowFace, python.RowFace>,
  Conforms<ours.Spoken, python.Spoken>,
  Conforms<ours.Problem, python.Problem>,
  Conforms<ours.Welcome, python.Welcome>,
  Conforms<ours.Yours, python.Yours>,
  Conforms<ours.Present, python.Present>,
  Conforms<ours.Answer, python.Answer>,
  Conforms<ours.Refusal, python.AskRefused>,
  Conforms<python.ToPage['type'], ours.FromServer['type']>,
  Conforms<Asked['request']['ask'], python.Ask['request']['ask']>,
  Conforms<Looked, python.Look>,
  Conforms<FaceForm, python.FaceForm>,
  Conforms<Forms['moves'], python.GameDetails['moves']>,
] = [
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
];
