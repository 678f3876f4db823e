import { layOut } from '../lay-out';
import sprite from './sprite.svg?raw';

layOut('ending', sprite);
