import { NEUTRAL_SITE, readSiteFacts } from './site-facts.ts';

type Answer = Response | Error | 'never';

const MARE = { site_name: 'Maré', theme: 'mare', features: [] };
const sounds = (data: unknown) => Response.json({ code: 200, message: 'OK', data });

/** A reader whose API answers as the test says, on a clock that the test moves. */
function setUp(...answers: Answer[]) {
  const asked: string[] = [];
  const pauses: number[] = [];
  const clock = { now: 0, ring: () => {} };
  const reader = readSiteFacts({
    apiUrl: 'http://api',
    now: () => clock.now,
    pause: (waitMs) => {
      pauses.push(waitMs);
      return new Promise((resolve) => (clock.ring = resolve));
    },
    fetch: async (url, init) => {
      asked.push(`${String(url)} for ${new Headers(init?.headers).get('x-forwarded-host')}`);
      const answer = answers.shift() ?? new Error('down');
      if (answer === 'never') return new Promise(() => {});
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { reader, asked, pauses, clock };
}

describe('what the edge knows of a site', () => {
  it('[R13] [R178] is what the API says of its host', async () => {
    const { reader, asked } = setUp(sounds(MARE));

    expect(await reader.of('mare.localhost', 'pt')).toEqual({
      name: 'Maré',
      theme: 'mare',
      isFound: true,
      features: [],
      siteData: MARE,
      siteDataHash: expect.stringMatching(/^.{44}$/),
    });
    expect(asked).toEqual([
      'http://api/api/dynamicwebs/getdata?sitename=mare.localhost&lang=pt for mare.localhost',
    ]);
  });

  it('is asked for once by many pages, and anew after half a minute, while the old facts serve', async () => {
    const { reader, asked, clock } = setUp(sounds(MARE), sounds({ ...MARE, site_name: 'Maré Alta' }));
    const first = await Promise.all(Array.from({ length: 20 }, () => reader.of('a.example', 'pt')));
    clock.now = 30_001;

    const stale = await reader.of('a.example', 'pt');
    await new Promise(setImmediate);
    const fresh = await reader.of('a.example', 'pt');

    expect(new Set(first.map(({ name }) => name))).toEqual(new Set(['Maré']));
    expect([stale.name, fresh.name]).toEqual(['Maré', 'Maré Alta']);
    expect(asked).toHaveLength(2);
  });

  it('is neutral when the API is away, and a page does not ask again at once', async () => {
    const { reader, asked, clock } = setUp(new Error('down'), sounds(MARE));

    expect(await reader.of('a.example', 'pt')).toBe(NEUTRAL_SITE);
    expect(await reader.of('a.example', 'pt')).toBe(NEUTRAL_SITE);
    expect(asked).toHaveLength(1);
    clock.now = 3_001;
    expect((await reader.of('a.example', 'pt')).name).toBe('Maré');
  });

  it('[R13] is that there is none, when the API says so', async () => {
    const refusal = Response.json({ code: 404, message: 'Site not found' }, { status: 404 });
    const { reader } = setUp(refusal);

    expect(await reader.of('a.example', 'pt')).toMatchObject({ isFound: false, features: [] });
  });

  it.each([
    ['a failure', Response.json({ code: 503, message: 'Service unavailable' }, { status: 503 })],
    ['a theme that does not exist', sounds({ ...MARE, theme: 'disco' })],
    ['no JSON', new Response('<html>')],
    ['an answer of great length', sounds({ ...MARE, legal: 'x'.repeat(256 * 1024) })],
  ])('is neutral after %s', async (_, answer) => {
    const { reader } = setUp(answer);

    expect(await reader.of('a.example', 'pt')).toBe(NEUTRAL_SITE);
  });

  it('keeps no page waiting for an API that does not answer', async () => {
    const { reader, pauses, clock } = setUp('never');
    const facts = reader.of('a.example', 'pt');

    clock.ring();

    expect(await facts).toBe(NEUTRAL_SITE);
    expect(pauses).toEqual([400]);
  });

  it('is asked for once in each language, because its texts differ', async () => {
    const { reader, asked } = setUp(sounds(MARE), sounds({ ...MARE, advertisement: { title: 'Hello' } }));

    const [pt, en] = [await reader.of('a.example', 'pt'), await reader.of('a.example', 'en')];
    await reader.of('a.example', 'pt');

    expect(asked).toHaveLength(2);
    expect(en.siteData).toMatchObject({ advertisement: { title: 'Hello' } });
    expect(pt.siteDataHash).not.toBe(en.siteDataHash);
  });

  it('is kept for a bounded number of hosts', async () => {
    const { reader, asked } = setUp(...Array.from({ length: 502 }, () => sounds(MARE)));
    for (let n = 0; n <= 500; n += 1) await reader.of(`host-${n}.example`, 'pt');

    await reader.of('host-500.example', 'pt');
    expect(asked).toHaveLength(501);
    await reader.of('host-0.example', 'pt');
    expect(asked).toHaveLength(502);
  });

  it('is neutral without a host, and asks nobody', async () => {
    const { reader, asked } = setUp();

    expect(await reader.of('', 'pt')).toBe(NEUTRAL_SITE);
    expect(asked).toEqual([]);
  });
});
