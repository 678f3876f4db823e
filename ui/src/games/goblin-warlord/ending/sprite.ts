import { layOut } from '$pieces/lay-out';
import sprite from './sprite.svg?raw';

layOut('goblin-warlord-ending', sprite);
