import { createHmac } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { insertSite } from '../../../testing/builders.ts';
import { testDeps } from '../../../testing/test-deps.ts';
import { useDatabase } from '../../../testing/test-database.ts';
import { offerCaptcha, useCaptcha } from './captcha.ts';
import { drawCode } from './drawing.ts';
import { ALPHABET } from './glyphs.ts';
import { seededRandom } from '../../start/seed/seeded-random.ts';

const NOW = new Date('2026-11-02T15:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

describe('a verification code', () => {
  const test = useDatabase();

  /** Offers a code and finds its answer by trying all, as a thief of the database and the secret could. */
  async function offer() {
    const deps = testDeps(test.db, { captchaFixedCode: null });
    const siteKey = await insertSite(test.db);
    const codes: string[] = [];
    const random = {
      ...deps.random,
      int: (below: number) =>
        below === ALPHABET.length ? remember(deps.random.int(below)) : deps.random.int(below),
    };
    function remember(index: number) {
      codes.push(ALPHABET[index] ?? '');
      return index;
    }
    const { key, img } = await offerCaptcha({ ...deps, random }, siteKey, 'picture', NOW);
    const answer = codes.join('');
    const use = (captcha: string | undefined, at = NOW, site = siteKey) =>
      useCaptcha(deps, site, { key, captcha }, at);
    return { deps, siteKey, key, img, answer, use };
  }

  it('is five characters that do not look alike, answered in any case [R168]', async () => {
    const { answer, use } = await offer();

    expect(answer).toMatch(/^[A-Z2-9]{5}$/);
    expect(ALPHABET).not.toEqual(expect.arrayContaining(['I']));
    for (const alike of ['I', 'O', '0', '1']) expect(ALPHABET).not.toContain(alike);
    await expect(use(` ${answer.toLowerCase()} `)).resolves.toBeUndefined();
  });

  it('works once, right or wrong [R168]', async () => {
    const right = await offer();
    await right.use(right.answer);
    await expect(right.use(right.answer)).rejects.toMatchObject({ code: 'captcha_wrong' });

    const wrong = await offer();
    await expect(wrong.use('WRONG')).rejects.toMatchObject({ code: 'captcha_wrong' });
    await expect(wrong.use(wrong.answer)).rejects.toMatchObject({ code: 'captcha_wrong' });
  });

  it('works once of many answers at the same time [R168]', async () => {
    const { answer, use } = await offer();

    const results = await Promise.allSettled(Array.from({ length: 10 }, () => use(answer)));

    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  it('expires after 120 s [R168]', async () => {
    const [early, late] = [await offer(), await offer()];

    await expect(early.use(early.answer, later(119))).resolves.toBeUndefined();
    await expect(late.use(late.answer, later(120))).rejects.toMatchObject({ code: 'captcha_wrong' });
  });

  it('belongs to its site, and another site’s try does not use it up [R14]', async () => {
    const { answer, use } = await offer();
    const other = await insertSite(test.db);

    await expect(use(answer, NOW, other)).rejects.toMatchObject({ code: 'captcha_wrong' });
    await expect(use(answer)).resolves.toBeUndefined();
  });

  it('is asked for when it is missing [R147]', async () => {
    const { use } = await offer();

    await expect(use(' ')).rejects.toMatchObject({ code: 'captcha_required' });
    await expect(use(undefined)).rejects.toMatchObject({ code: 'captcha_required' });
  });

  it('stores a keyed hash, not the answer [R168]', async () => {
    const { deps, key, answer, siteKey } = await offer();

    const row = await test.db
      .selectFrom('captchas')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirstOrThrow();

    expect(JSON.stringify(row)).not.toContain(answer);
    expect(row.answer_hash).toBe(
      createHmac('sha256', deps.config.providerSecret)
        .update(`captcha|${siteKey}|${key}|${answer}`)
        .digest('hex'),
    );
  });
});

describe('work instead of a picture', () => {
  const test = useDatabase();

  async function offer(siteKey?: string) {
    const deps = testDeps(test.db, { captchaFixedCode: null });
    const site = siteKey ?? (await insertSite(test.db));
    const offered = await offerCaptcha(deps, site, 'work', NOW);
    const use = (captcha: string | undefined, at = NOW, ofSite = site, key = offered.key) =>
      useCaptcha(deps, ofSite, { key, captcha }, at);
    return { deps, siteKey: site, ...offered, solution: await solved(offered.challenge), use };
  }

  it('is solved by the same library with WebCrypto alone, and needs no eyes [G40]', async () => {
    const { img, challenge, solution, use } = await offer();
    const { parameters } = JSON.parse(challenge ?? '') as Challenge;

    expect(img).toBe('');
    expect(parameters.algorithm).toBe('PBKDF2/SHA-256');
    const { counter } = JSON.parse(solution) as { counter: number };
    expect(counter).toBeGreaterThanOrEqual(150);
    expect(counter).toBeLessThan(300);
    expect(solution.length).toBeLessThan(2_048);
    await expect(use(solution)).resolves.toBeUndefined();
  });

  it('works once, right or wrong [R168, G40]', async () => {
    const right = await offer();
    await right.use(right.solution);
    await expect(right.use(right.solution)).rejects.toMatchObject({ code: 'captcha_wrong' });

    const wrong = await offer();
    await expect(wrong.use('{"counter":1,"derivedKey":"00"}')).rejects.toMatchObject({
      code: 'captcha_wrong',
    });
    await expect(wrong.use(wrong.solution)).rejects.toMatchObject({ code: 'captcha_wrong' });
  });

  it('works once of many answers at the same time [R168, G40]', async () => {
    const { solution, use } = await offer();

    const results = await Promise.allSettled(Array.from({ length: 10 }, () => use(solution)));

    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  it('expires after 120 s [R168, G40]', async () => {
    const [early, late] = [await offer(), await offer()];

    await expect(early.use(early.solution, later(119))).resolves.toBeUndefined();
    await expect(late.use(late.solution, later(120))).rejects.toMatchObject({ code: 'captcha_wrong' });
  });

  it('is bound to its site and to its key [R14, G40]', async () => {
    const one = await offer();
    const [other, elsewhere] = [await offer(one.siteKey), await insertSite(test.db)];

    await expect(one.use(one.solution, NOW, elsewhere)).rejects.toMatchObject({ code: 'captcha_wrong' });
    await expect(one.use(one.solution, NOW, one.siteKey, other.key)).rejects.toMatchObject({
      code: 'captcha_wrong',
    });
    await expect(one.use(one.solution)).resolves.toBeUndefined();
  });

  it('is worth nothing with a signature of another key, or of none [G40]', async () => {
    const stolen = await offer();
    for (const changed of [
      { challenge: (await offer(stolen.siteKey)).challenge },
      { challenge: JSON.stringify({ ...(JSON.parse(stolen.challenge ?? '') as Challenge), signature: '' }) },
    ]) {
      const { key, use } = await offer(stolen.siteKey);
      await test.db.updateTable('captchas').set(changed).where('key', '=', key).execute();

      await expect(use(await solved(changed.challenge))).rejects.toMatchObject({ code: 'captcha_wrong' });
    }
  });

  it('is no picture, and a picture is no work [G40]', async () => {
    const deps = testDeps(test.db, { captchaFixedCode: null });
    const work = await offer();
    const picture = await offerCaptcha(deps, work.siteKey, 'picture', NOW);

    expect(picture.challenge).toBeNull();
    await expect(work.use('ABC23')).rejects.toMatchObject({ code: 'captcha_wrong' });
    await expect(
      useCaptcha(deps, work.siteKey, { key: picture.key, captcha: work.solution }, NOW),
    ).rejects.toMatchObject({ code: 'captcha_wrong' });
  });

  it.each([
    '1',
    '{}',
    '[]',
    'null',
    '{"counter":"1","derivedKey":"00"}',
    '{"counter":1e99,"derivedKey":"00"}',
    '{"counter":-1,"derivedKey":"zz"}',
    '{"__proto__":{"counter":1}}',
    `{"counter":1,"derivedKey":"${'0'.repeat(130)}"}`,
  ])('refuses the answer %s [G40]', async (answer) => {
    const { use } = await offer();

    await expect(use(answer)).rejects.toMatchObject({ code: 'captcha_wrong' });
  });
});

async function solved(challenge: string | null): Promise<string> {
  const solution = await solveChallenge({ challenge: JSON.parse(challenge ?? '') as Challenge, deriveKey });
  return JSON.stringify(solution);
}

it('is drawn as strokes alone: the picture holds no text, and no two are alike [R168]', () => {
  const random = seededRandom('drawing');
  const [one, other] = [drawCode('ABC23', random), drawCode('ABC23', random)];
  const svg = Buffer.from(one.replace('data:image/svg+xml;base64,', ''), 'base64').toString();

  expect(other).not.toBe(one);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[\s\S]*<\/svg>$/);
  expect(svg).not.toMatch(/<text|NaN|undefined/);
});
