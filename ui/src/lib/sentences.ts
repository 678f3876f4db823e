import type { EventFace, FaceForm, GameDetails, MoveFace, Spoken } from '$generated/messages';
import type { Argument } from '$lib/words/book';

/**
 * How the moves and events of a game are put into words, as `GET /api/games/{game}` tells it: the keys of their sentences,
 * and which fields hold words with entries of their own (the form's text + the value is their key). Where a list has no such
 * text, its words are said as they are.
 */
export type Forms = Pick<GameDetails, 'moves' | 'events'>;

export type Field = string | number;
/** All fields of a move or an event, whatever its verb. */
export const fieldsOf = (face: MoveFace | EventFace): Record<string, Field> => ({ ...face });

const formOf = (forms: Forms, face: MoveFace | EventFace): FaceForm | undefined =>
  'move' in face ? forms.moves[face.move] : forms.events[face.event];

const sentences = new WeakMap<MoveFace | EventFace, { forms: Forms; sentence: Spoken | null }>();

/** The sentence that tells a move or an event; null for one that is not told. The same face has the same sentence. */
export function sentenceOf(forms: Forms, face: MoveFace | EventFace): Spoken | null {
  const known = sentences.get(face);
  if (known?.forms === forms) return known.sentence;
  const sentence = makeSentence(forms, face);
  sentences.set(face, { forms, sentence });
  return sentence;
}

function makeSentence(forms: Forms, face: MoveFace | EventFace): Spoken | null {
  const form = formOf(forms, face);
  if (!form || form.silent) return null;
  const fields = Object.entries(fieldsOf(face)).filter(([name]) => name !== 'move' && name !== 'event');
  const args = fields.map(([name, value]): [string, Argument] => [
    name.replaceAll('_', '-'),
    wordOf(form, name, value),
  ]);
  const named = Object.entries(form.named).map(([name, term]): [string, Argument] => [name, { term, id: term }]);
  return { key: form.key, args: Object.fromEntries([...args, ...named]) };
}

function wordOf(form: FaceForm, name: string, value: Field): Argument {
  const term = form.terms[name];
  if (term !== undefined) return { term: `${term}${value}`, id: String(value) };
  const each = form.lists[name];
  if (each === undefined || value === 'none') return value;
  const terms = String(value)
    .split(', ')
    .map((one) => {
      const [id = '', ...number] = one.split(' ');
      return { term: each && each + id, id, number: number.join(' ') };
    });
  return { terms };
}
