import { buildChanged } from '../build-copy.ts';
import { liveVersion, release } from '../site.ts';
import { expect, test } from '../test.ts';

const AREAS = ['shell', 'games', 'wallet', 'promotions', 'agency', 'account'];

/** Addresses of all release files that a page view loads, by area. */
function filesByArea(urls: readonly string[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const url of urls) {
    const [, area] = /\/releases\/([^/]+)\//.exec(url) ?? [];
    if (area) (found[area] ??= []).push(new URL(url).pathname);
  }
  return Object.fromEntries(Object.entries(found).map(([area, files]) => [area, [...new Set(files)].sort()]));
}

test('one area goes live alone and rolls back alone: a word changes, no other area’s files do', async ({
  page,
  context,
}) => {
  let urls: string[] = [];
  context.on('request', (request) => urls.push(request.url()));
  const view = async () => {
    urls = [];
    await page.goto('/promotion/vip');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    return { heading: await heading.innerText(), files: filesByArea(urls) };
  };
  const versions = () => Object.fromEntries(AREAS.map((area) => [area, liveVersion(area)]));
  const before = await view();
  const versionsBefore = versions();

  const changed = buildChanged('mf-promotions', {
    'src/messages/pt.json': ['"Clube VIP"', '"Clube dos Campeões"'],
  });
  release('publish', 'promotions', '--from', changed);
  const published = await view();
  release('activate', 'promotions', '--reason', 'another word');
  const activated = await view();

  expect(published).toEqual(before); // publishing changes nothing for visitors
  expect(activated.heading).toBe('Clube dos Campeões');
  expect(activated.files['shell']).toEqual(before.files['shell']);
  expect(activated.files['promotions']).not.toEqual(before.files['promotions']);
  expect({ ...versions(), promotions: '' }).toEqual({ ...versionsBefore, promotions: '' });

  release('rollback', 'promotions', '--reason', 'the old word was better');
  const back = await view();

  expect(back).toEqual(before);
  expect(release('history', 'promotions')).toContain('the old word was better');
});

test('the release map is one document that the discovery document agrees with', async ({ request }) => {
  const discovery = (await (await request.get('/edge/discovery.json')).json()) as {
    schema: string;
    microFrontends: Record<string, { url: string; metadata: { version: string; integrity?: string } }[]>;
  };

  for (const area of AREAS.filter((name) => name !== 'shell')) {
    const [key = ''] = Object.keys(discovery.microFrontends).filter((name) => name.endsWith(area));
    expect(discovery.microFrontends[key]?.map(({ metadata }) => metadata.version)).toContain(
      liveVersion(area),
    );
  }
});
