import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { widgetsIn } from './widgets-in.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const offer = (widget: string) => ({
  slot: 'home.banner' as const,
  widget,
  order: 0,
  audience: 'everyone' as const,
});

describe('widgets of a build', () => {
  it('[G59] are those of the declaration that its scripts name, not those of its texts and its server script', () => {
    const folder = mkdtempSync(join(tmpdir(), 'widgets-'));
    const files = {
      'area.js': 'a({widgets:{banner:b,"badge":c,offersToday:d}})',
      'messages-pt.js': '{"texts":"x"}',
      'server/area.js': '{drawn:e}',
    };
    try {
      mkdirSync(join(folder, 'server'));
      for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
      const listed = Object.keys(files).map((path) => ({ path, bytes: 1, integrity }));
      const slots = ['banner', 'badge', 'badge', 'offers', 'texts', 'drawn'].map(offer);

      const found = widgetsIn({ slots }, folder, { files: listed, messages: { pt: 'messages-pt.js' } });

      expect(found).toEqual(['badge', 'banner']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
