import fc from 'fast-check';
import { sql } from 'kysely';
import type { ApiKey } from '@mosaico/shared/api';
import { insertMember, insertSite, openToken } from '../../testing/builders.ts';
import { license } from '../../testing/offered-site.ts';
import { operatorKey, OPERATORS } from '../../testing/operators.ts';
import { CAMERA_NOTES, sampleJpeg, samplePictures } from '../../testing/sample-jpeg.ts';
import { useApp } from '../../testing/test-app.ts';
import { lacksIdentity } from '../members/identity-gate.ts';
import { IDENTITY_SANDBOX_PATH } from '../paths.ts';
import { sandboxIdentityProvider } from '../providers/identity/sandbox/plugin.ts';
import { assertMayPlay } from '../responsible-gaming/play-bar.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { identityJobs, workOnChecks } from './jobs.ts';
import { operatorIdentityRoutes } from './operators/routes.ts';
import { identityRoutes } from './routes.ts';
import { seal, unseal } from './seal.ts';

const DAY_MS = 24 * 60 * 60_000;
const PICTURES = samplePictures();
const SUBMIT = 'POST /api/kyc';

const api = useApp(
  {
    routes: (parts) => [...identityRoutes(parts), ...operatorIdentityRoutes(parts)],
    plugins: [sandboxIdentityProvider],
  },
  { identityProvider: 'sandbox', operators: OPERATORS },
);
beforeAll(async () => {
  Object.assign(api.deps.config, { selfUrl: await api.app.listen({ port: 0, host: '127.0.0.1' }) });
});

/** Somebody whose identity nobody has checked. */
async function aPerson(changes: Parameters<typeof insertMember>[2] = {}, siteKey = api.siteKey) {
  const member = await insertMember(api.deps.db, siteKey, { identity_status: 'none', ...changes });
  const fresh = async () => ({
    token: await openToken(api.deps.db, member, api.deps.clock.now()),
    host: `${siteKey}.test`,
  });
  return {
    ...member,
    memberId: member.id,
    send: async (body: object = { document_type: 'cnh', ...PICTURES }) =>
      api.call(SUBMIT, { ...(await fresh()), body }),
    standing: async () => (await api.call('GET /api/kyc', await fresh())).body.data,
    files: () =>
      api.deps.db
        .selectFrom('identity_files')
        .innerJoin('identity_checks', 'identity_checks.id', 'identity_files.check_id')
        .selectAll('identity_files')
        .select('number')
        .where('member_id', '=', member.id)
        .orderBy('place')
        .execute(),
    number: async () => {
      const { number } = await api.deps.db
        .selectFrom('identity_checks')
        .select('number')
        .where('member_id', '=', member.id)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return number;
    },
    told: async () => {
      const rows = await api.deps.db
        .selectFrom('notifications')
        .select('kind')
        .where('member_id', '=', member.id)
        .orderBy('id')
        .execute();
      return rows.map(({ kind }) => kind);
    },
  };
}

/** The provider gets what waits, checks it, and is asked. */
async function provider(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await workOnChecks(api.deps);
    api.deps.clock.advance(6_000);
  }
}

const operator = <K extends ApiKey>(key: K, input: { query?: Record<string, unknown>; body?: object } = {}) =>
  api.call(key, { ...input, token: operatorKey('ana') });

describe('an identity check', () => {
  it('[G33] goes from none to pending to approved, and the member is told', async () => {
    const person = await aPerson();
    expect(await person.standing()).toEqual({
      status: 'none',
      needed_before: 'nothing',
      reason: null,
      submitted_at: null,
      decided_at: null,
    });

    const sent = await person.send();
    const sentAt = api.deps.clock.now().toISOString();
    await provider();

    expect([sent.status, sent.body.message, sent.body.data.status]).toEqual([
      200,
      'We have received your pictures',
      'pending',
    ]);
    expect(await person.standing()).toMatchObject({ status: 'approved', submitted_at: sentAt });
    expect(await person.told()).toEqual(['identity_approved']);
  });

  it('[G33] is rejected with a reason, and may be sent again', async () => {
    const person = await aPerson();
    await person.send({ document_type: 'rg', ...PICTURES, selfie: PICTURES.front });
    await provider();
    expect(await person.standing()).toMatchObject({ status: 'rejected', reason: 'face_mismatch' });

    const again = await person.send();
    await provider();

    expect([again.status, again.body.data.reason]).toEqual([200, null]);
    expect(await person.standing()).toMatchObject({ status: 'approved', reason: null });
    expect(await person.told()).toEqual(['identity_rejected', 'identity_approved']);
  });

  it('[G33] takes one at a time: of twenty at once one is kept, and none after an approval', async () => {
    const person = await aPerson();

    const answers = await Promise.all(Array.from({ length: 20 }, async () => person.send()));
    await provider();
    const late = await person.send();

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.error ?? 'OK'}`))).toEqual(
      new Set(['200 OK', '409 identity_not_open']),
    );
    expect(late.body.error).toBe('identity_not_open');
    expect(await person.files()).toHaveLength(3);
  });

  it('[G33] is decided once, however many processes work on it', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, async () => aPerson()));
    for (const person of people) await person.send();

    for (let round = 0; round < 4; round += 1) {
      await Promise.all(Array.from({ length: 4 }, async () => workOnChecks(api.deps)));
      api.deps.clock.advance(6_000);
    }

    for (const person of people) expect(await person.told()).toEqual(['identity_approved']);
  });

  it.each([
    ['no picture', {}, { front: 'picture_required', back: 'picture_required', selfie: 'picture_required' }],
    ['no selfie', { ...PICTURES, selfie: '' }, { selfie: 'picture_required' }],
    ['a text', { ...PICTURES, back: Buffer.from('hello').toString('base64') }, { back: 'picture_invalid' }],
    [
      'a PNG',
      { ...PICTURES, front: Buffer.from('\x89PNG\r\n\x1a\n').toString('base64') },
      { front: 'picture_invalid' },
    ],
    [
      'a picture that is too small',
      { ...PICTURES, front: sampleJpeg({ width: 479 }).toString('base64') },
      { front: 'picture_invalid' },
    ],
    [
      'a picture larger than anybody needs',
      { ...PICTURES, front: sampleJpeg({ height: 6_001 }).toString('base64') },
      { front: 'picture_invalid' },
    ],
  ])('[G33] refuses %s beside it, and keeps nothing', async (_what, pictures, expected) => {
    const person = await aPerson();

    const { status, body } = await person.send({ document_type: 'rg', ...pictures });

    const texts = {
      picture_required: 'This picture is missing',
      picture_invalid: /^Please send a picture as JPEG/,
    };
    expect([status, Object.keys(body.errors)]).toEqual([422, Object.keys(expected)]);
    for (const [place, code] of Object.entries(expected))
      expect(body.errors[place]?.[0]).toMatch(texts[code as keyof typeof texts]);
    expect([(await person.standing()).status, await person.files()]).toEqual(['none', []]);
  });

  it('[G33] [R261] refuses more than any picture needs, and documents nobody knows', async () => {
    const person = await aPerson();

    const statuses = [
      await person.send({ document_type: 'rg', ...PICTURES, front: 'A'.repeat(1_400_000) }),
      await person.send({ document_type: 'rg', ...PICTURES, front: 'A'.repeat(5_000_000) }),
      await person.send({ document_type: 'library', ...PICTURES }),
      await person.send({ document_type: 'rg', ...PICTURES, front: 7 }),
    ].map(({ status }) => status);

    expect(statuses).toEqual([422, 413, 422, 422]);
  });

  it('[G33] is not for members who play without money', async () => {
    expect((await (await aPerson({ is_demo: true })).send()).body.error).toBe('demo_member');
  });
});

describe('the pictures', () => {
  it('[G33] lie encrypted in the database, each bound to its place, without what the camera wrote', async () => {
    const person = await aPerson();
    await person.send();

    const files = await person.files();

    const { providerSecret } = api.deps.config;
    expect(files.map(({ place }) => place)).toEqual(['back', 'front', 'selfie']);
    for (const { number, place, sealed } of files) {
      const picture = unseal(providerSecret, { number, place }, sealed);
      expect(picture?.toString('latin1')).toContain(`person ${place}`);
      expect(picture?.toString('latin1')).not.toMatch(/GPS|iPhone/);
      expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toMatch(/person|JFIF/);
      expect(unseal('another secret of another site', { number, place }, sealed)).toBeNull();
      expect(unseal(providerSecret, { number: 'K0', place }, sealed)).toBeNull();
    }
  });

  it('[G33] are deleted 30 days after the decision; the decision stays', async () => {
    const person = await aPerson();
    await person.send();
    await provider();
    const decidedAt = Date.parse((await person.standing()).decided_at ?? '');
    const deleteOld = identityJobs(api.deps).find(({ name }) => name === 'old identity pictures');

    api.deps.clock.set(new Date(decidedAt + 30 * DAY_MS - 1));
    await deleteOld?.work();
    const before = await person.files();
    api.deps.clock.advance(1);
    await deleteOld?.work();

    expect([before.length, await person.files()]).toEqual([3, []]);
    expect((await person.standing()).status).toBe('approved');
  });

  it('[G33] of who cannot be worked on keep no others waiting', async () => {
    const [stuck, next] = [await aPerson(), await aPerson()];
    await stuck.send();
    api.deps.clock.advance(1_000);
    await next.send();
    const refusing = sql`create function refuse_check() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$`;
    await refusing.execute(api.deps.db);
    await sql
      .raw(
        `create trigger refuse_check before update of is_sent on identity_checks for each row when (new.member_id = ${stuck.memberId}) execute function refuse_check()`,
      )
      .execute(api.deps.db);

    await provider();

    expect([(await stuck.standing()).status, (await next.standing()).status]).toEqual([
      'pending',
      'approved',
    ]);
    expect(api.deps.log.errors).toMatchObject([{ fields: { check: await stuck.number() } }]);
    await sql`drop function refuse_check cascade`.execute(api.deps.db);
    api.deps.clock.advance(10 * 60_000);
    await provider();
    expect((await stuck.standing()).status).toBe('approved');
  });

  it('[G33] that a lost key has sealed are asked for again', async () => {
    const person = await aPerson();
    await person.send();
    const { number, place } = (await person.files())[0] ?? {};
    if (!number || !place) throw new Error('no file');
    const foreign = seal(
      'a secret that nobody has any more',
      { number, place },
      sampleJpeg(),
      api.deps.random,
    );
    await api.deps.db
      .updateTable('identity_files')
      .set({ sealed: foreign })
      .where('place', '=', place)
      .where('check_id', 'in', (row) =>
        row.selectFrom('identity_checks').select('id').where('number', '=', number),
      )
      .execute();

    await provider();

    expect(await person.standing()).toMatchObject({ status: 'rejected', reason: 'unreadable' });
  });

  it('[G33] are cut down to the picture, and nothing else is taken for one', () => {
    const clean = cleanJpeg(sampleJpeg({ text: 'kept' }));

    expect(clean?.toString('latin1')).toContain('kept');
    expect(clean?.toString('latin1')).not.toMatch(/GPS|JFIF/);
    expect(cleanJpeg(clean ?? Buffer.alloc(0))).toEqual(clean);
    expect(cleanJpeg(Buffer.concat([sampleJpeg(), Buffer.alloc(1_000_000)]))).toBeNull();
    const empty = Buffer.from([0xff, 0xdb, 0, 2]);
    const padded = Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      ...Array(100_000).fill(empty),
      sampleJpeg().subarray(2),
    ]);
    expect(cleanJpeg(padded)).toBeNull();
    for (let length = 0; length < sampleJpeg().length - CAMERA_NOTES.length; length += 1)
      expect(cleanJpeg(sampleJpeg().subarray(0, length))).toBeNull();
  });

  it('[G33] may be any bytes: none ends in more than a refusal', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat(400), (noise, at) => {
        const whole = sampleJpeg();
        const spoilt = Buffer.concat([whole.subarray(0, at), Buffer.from(noise), whole.subarray(at)]);
        const clean = cleanJpeg(spoilt);
        expect(clean === null || clean.length <= spoilt.length).toBe(true);
        cleanJpeg(Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.from(noise)]));
      }),
      { numRuns: 500 },
    );
  });
});

describe('what a site asks for', () => {
  const codeOf = (call: Promise<void>) =>
    call.then(
      () => 'may',
      (error: { code: string }) => error.code,
    );

  it.each([
    ['a demonstration', {}, 'nothing', 'may', false],
    ['a demonstration that wants it', { hasSwitch: true }, 'withdrawal', 'may', true],
    ['a licensed site', { isLicensed: true }, 'play', 'identity_required', true],
    [
      'a licensed site with the switch of the others',
      { isLicensed: true, hasSwitch: true },
      'play',
      'identity_required',
      true,
    ],
  ] as const)(
    '[G33] [A69] %s',
    async (
      _site,
      { isLicensed = false, hasSwitch = false }: { isLicensed?: boolean; hasSwitch?: boolean },
      needed,
      play,
      atWithdrawal,
    ) => {
      const { db, clock } = api.deps;
      const siteKey = await insertSite(db);
      if (isLicensed) await license(api, siteKey);
      if (hasSwitch)
        await db
          .insertInto('site_features')
          .values({ site_key: siteKey, feature: 'identity_before_withdrawal' })
          .execute();
      clock.advance(10_000);
      const person = await aPerson({}, siteKey);
      const of = { siteKey, memberId: person.id };

      expect((await person.standing()).needed_before).toBe(needed);
      expect(await codeOf(assertMayPlay(db, of, clock.now()))).toBe(play);
      expect(await lacksIdentity(db, of, 'withdrawal')).toBe(atWithdrawal);
      await person.send();
      expect(await codeOf(assertMayPlay(db, of, clock.now()))).toBe(play);
      await provider();
      expect(await codeOf(assertMayPlay(db, of, clock.now()))).toBe('may');
      expect(await lacksIdentity(db, of, 'withdrawal')).toBe(false);
    },
  );
});

describe('operators', () => {
  it('[G33] decide what the provider is unsure of; who has looked is kept', async () => {
    const person = await aPerson({ cpf: '12345690411', realname: 'Zélia Prado' });
    await person.send();
    await provider();
    const number = await person.number();

    const queue = await operator('GET /api/operator/identity');
    const { body } = await operator('GET /api/operator/identity/pictures', { query: { number } });
    const approved = await operator('POST /api/operator/identity/approve', { body: { number } });
    const late = await operator('POST /api/operator/identity/reject', { body: { number, reason: 'other' } });

    expect(queue.body.data.list[0]).toMatchObject({
      number,
      needs_operator: true,
      realname: 'Zélia Prado',
      birth_date: '1990-05-20',
      has_pictures: true,
    });
    expect(JSON.stringify(queue.body)).not.toContain('12345690411');
    expect(body.data.pictures.map(({ place }) => place)).toEqual(['back', 'front', 'selfie']);
    expect(approved.body.data).toMatchObject({ status: 'approved', decided_by: 'operator:ana' });
    expect([late.status, late.body.error]).toEqual([409, 'identity_decided']);
    expect([(await person.standing()).status, await person.told()]).toEqual([
      'approved',
      ['identity_approved'],
    ]);
    const views = await api.deps.db
      .selectFrom('identity_views')
      .innerJoin('identity_checks', 'identity_checks.id', 'identity_views.check_id')
      .select('operator')
      .where('number', '=', number)
      .execute();
    expect(views).toEqual([{ operator: 'ana' }]);
  });

  it('[G33] may reject before the provider has said anything, which then counts', async () => {
    const person = await aPerson();
    await person.send();
    const number = await person.number();

    await operator('POST /api/operator/identity/reject', { body: { number, reason: 'expired' } });
    await provider();

    expect(await person.standing()).toMatchObject({ status: 'rejected', reason: 'expired' });
  });

  it('[G33] decide alone on a site without a provider', async () => {
    const siteKey = await insertSite(api.deps.db);
    await api.deps.db.updateTable('sites').set({ is_sandbox: false }).where('key', '=', siteKey).execute();
    api.deps.clock.advance(10_000);
    const person = await aPerson({}, siteKey);
    await person.send();

    await provider();

    const { needs_operator } = await api.deps.db
      .selectFrom('identity_checks')
      .select('needs_operator')
      .where('number', '=', await person.number())
      .executeTakeFirstOrThrow();
    expect([needs_operator, (await person.standing()).status]).toEqual([true, 'pending']);
  });
});

describe('the provider', () => {
  it('[G33] that does not answer is tried again, and its silence is logged without the person', async () => {
    const person = await aPerson({ realname: 'Sigrid Antunes', cpf: '98765432199' });
    await person.send();
    const { selfUrl } = api.deps.config;
    Object.assign(api.deps.config, { selfUrl: 'http://127.0.0.1:9' });
    await workOnChecks(api.deps);
    Object.assign(api.deps.config, { selfUrl });

    api.deps.clock.advance(5_000);
    await provider();

    expect((await person.standing()).status).toBe('approved');
    const logged = JSON.stringify(api.deps.log.lines);
    expect(logged).toContain('the provider of identity checks has not answered');
    expect(logged).not.toMatch(/Sigrid|98765432199/);
  });

  it('[G33] the sandbox answers who signs, and on a site that is no sandbox nobody else learns of it', async () => {
    const siteKey = await insertSite(api.deps.db);
    await api.deps.db.updateTable('sites').set({ is_sandbox: false }).where('key', '=', siteKey).execute();
    api.deps.clock.advance(10_000);
    const ask = (host: string) => api.send(`GET ${IDENTITY_SANDBOX_PATH}/K1`, { host, token: null });

    expect((await ask(`${api.siteKey}.test`)).status).toBe(401);
    expect((await ask(`${siteKey}.test`)).status).toBe(404);
  });
});
