import { layOut } from '$pieces/lay-out';
import sprite from './sprite.svg?raw';

layOut('goblins-inc-ending', sprite);
