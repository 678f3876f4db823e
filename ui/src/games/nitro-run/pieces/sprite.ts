import { layOut } from '$pieces/lay-out';
import sprite from './sprite.svg?raw';

layOut('nitro-run', sprite);
