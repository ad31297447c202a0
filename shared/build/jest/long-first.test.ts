import { existsSync } from 'node:fs';
import { LONG } from './long-first.mjs';

it('the files that begin first are all there', () => {
  expect(LONG.filter((file) => !existsSync(file))).toEqual([]);
});
