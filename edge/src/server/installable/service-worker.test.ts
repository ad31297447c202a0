import { readFileSync } from 'node:fs';
import { API_PREFIXES, EDGE_PREFIXES, KEEP_OFFLINE_PAGE, OFFLINE_PATH } from '@mosaico/shared/contract';

/** The worker is served as it stands and can import nothing: it writes the names of the contract a second time. */
const source = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8');

describe('the source of the service worker', () => {
  it('names the offline page and the message as the contract does', () => {
    expect(source).toContain(`'${OFFLINE_PATH}'`);
    expect(source).toContain(`'${KEEP_OFFLINE_PAGE}'`);
  });

  it('takes every path that the edge and the API keep for themselves for no page', () => {
    const pattern = /NOT_PAGES = \/(.+)\/;/.exec(source)?.[1] ?? '';
    const notPages = new RegExp(pattern);

    for (const prefix of [...API_PREFIXES, ...EDGE_PREFIXES])
      expect([prefix, notPages.test(`${prefix}/x`)]).toEqual([prefix, true]);
    expect(notPages.test('/recharge')).toBe(false);
  });
});
