/** Part of `pnpm check`: folders use each other in one direction. See "Who may import whom" in docs/architecture.md. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { API_FLOORS } from '../build/folders/api-floors.ts';
import { floorRefusals } from '../build/folders/floor-refusals.ts';
import { folderCycles } from '../build/folders/folder-cycles.ts';
import { arrowsOf } from '../build/folders/package-arrows.ts';
import { ROOT } from './setup.mjs';
import { CommandError, runCommand, say } from './terminal.mjs';

await runCommand(async () => {
  const packages = readdirSync(ROOT).filter((name) => existsSync(path.join(ROOT, name, 'package.json')));
  const problems = packages.flatMap((name) => folderCycles(arrowsOf(ROOT, name)).map(textOf));
  problems.push(...floorRefusals(arrowsOf(ROOT, 'api'), 'api/src', API_FLOORS));
  for (const problem of problems) say(problem);
  if (problems.length > 0) throw new CommandError(`${problems.length} wrong directions between folders`);
});

/** A cycle, what ties it, and what to do. */
function textOf({ inside, rooms, ties }) {
  const lines = ties.map(({ from, to, names }) => `    ${from} -> ${to}: ${names.join(', ')}`);
  return [
    `${inside}: ${rooms.join(', ')} use each other in a circle.`,
    '  Choose which of them uses the others; move what ties it the other way to where both may use it, or hand it in:',
    ...lines,
  ].join('\n');
}
