/** Loaded before the API of a test that lets days pass: its clock is ahead by as many milliseconds as the file of `CLOCK_AHEAD_FILE` says. */
import { readFileSync } from 'node:fs';
import { setting } from './site.ts';
import { runAhead } from './date-ahead.ts';

const LOOK_EVERY_MS = 50;

const file = setting('CLOCK_AHEAD_FILE');
let aheadMs = Number(readFileSync(file, 'utf8'));
runAhead(() => aheadMs);
setInterval(() => {
  // While the file is written anew it may be empty.
  aheadMs = Number(readFileSync(file, 'utf8')) || aheadMs;
}, LOOK_EVERY_MS).unref();
