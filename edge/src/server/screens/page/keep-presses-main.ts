import { keepPresses } from './keep-presses.ts';

/* Stands behind the drawn first screen. */
keepPresses();
