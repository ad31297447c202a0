import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EVENT_NAMES, eventsIn } from './events-in.ts';

const integrity = `sha384-${'A'.repeat(64)}`;

describe('events of a build', () => {
  it('[G59] are those of the catalogue that its scripts name, not those of its server script', () => {
    const [first = '', second = '', third = '', fourth = ''] = EVENT_NAMES;
    const folder = mkdtempSync(join(tmpdir(), 'events-'));
    const files = {
      'area.js': `e.publish("${first}",{});e.on('${second}',f)`,
      'texts.json': `"${third}"`,
      'server/area.js': `"${fourth}"`,
    };
    try {
      mkdirSync(join(folder, 'server'));
      for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
      const listed = Object.keys(files).map((path) => ({ path, bytes: 1, integrity }));

      expect(eventsIn(folder, listed)).toEqual([first, second]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
