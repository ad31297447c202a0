import { SMTPServer } from 'smtp-server';
import { insertMember, insertSite, openToken } from '../../../../testing/builders.ts';
import { accountRoutes } from '../../../../testing/account-routes.ts';
import { useApp } from '../../../../testing/test-app.ts';
import { readConfig } from '../../../config/config.ts';
import { transaction } from '../../../db/transaction.ts';
import { hashPassword } from '../../../passwords/password.ts';
import { seededRandom } from '../../../start/seed/seeded-random.ts';
import { mailServer, type MailServer } from './mail-server.ts';
import { mailOutbox } from './outbox.ts';
import { seal, unseal } from './seal.ts';
import { sendDueMails } from './send-mails.ts';

const PASSWORD = 'mar e sol 2026';
const FROM = 'nao-responda@mosaico.example';
const SMTP = { url: 'smtp://127.0.0.1:1', from: FROM };
const MINUTE_MS = 60_000;

/** A real mail server on this machine that keeps what it is given, and refuses recipients by their name. */
async function aMailServer() {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      if (address.startsWith('gone'))
        return done(Object.assign(new Error('no such box'), { responseCode: 550 }));
      if (address.startsWith('busy')) return done(Object.assign(new Error('later'), { responseCode: 451 }));
      done();
    },
    onData(stream, _, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return { server, mails, url: `smtp://127.0.0.1:${port}` };
}

describe('mails of a site with a mail server', () => {
  const api = useApp({ routes: accountRoutes }, { messageProvider: 'smtp', smtp: SMTP });
  let box: Awaited<ReturnType<typeof aMailServer>>;
  let carrier: MailServer;
  let siteKey: string;
  let hash: string;
  beforeAll(async () => {
    box = await aMailServer();
    carrier = mailServer({ ...SMTP, url: box.url });
    siteKey = await insertSite(api.deps.db);
    await api.deps.db
      .updateTable('sites')
      .set({ is_sandbox: false, name: 'Casa Açaí' })
      .where('key', '=', siteKey)
      .execute();
    api.deps.clock.advance(10_000);
    hash = await hashPassword(PASSWORD, seededRandom('mails'));
  });
  afterAll(async () => {
    carrier.close();
    await new Promise<void>((resolve) => box.server.close(() => resolve()));
  });

  const put = (to: string, worthMs?: number) =>
    transaction(api.deps.db, (tx) =>
      mailOutbox(tx, api.deps).send({
        siteKey,
        channel: 'email',
        to,
        subject: 'Código',
        text: 'É 012345',
        at: api.deps.clock.now(),
        ...(worthMs !== undefined && { worthMs }),
      }),
    );
  const waiting = () => api.deps.db.selectFrom('outgoing_mails').selectAll().execute();
  const send = (by = carrier) => sendDueMails(api.deps, by);

  it('[G4] [A66] sends a code that binds the address, in the name of the site, and keeps nothing of it', async () => {
    const { db, clock } = api.deps;
    const member = await insertMember(db, siteKey, { password_hash: hash });
    const as = { token: await openToken(db, member, clock.now()), host: `${siteKey}.test` };
    const email = 'marina@mosaico.example';
    const verified = await api.call('POST /api/auth/password/verify', {
      ...as,
      body: { password: PASSWORD, purpose: 'email' },
    });
    const { ticket } = verified.body.data;
    const asked = await api.call('POST /api/auth/email/code', { ...as, body: { email, ticket, lang: 'pt' } });

    expect(JSON.stringify(await waiting())).not.toContain(email);
    expect([asked.status, await send(), await waiting()]).toEqual([200, 1, []]);
    const [mail = ''] = box.mails.splice(0);
    expect(mail).toContain(`<${FROM}>`);
    expect(mail).toContain(`To: ${email}`);
    expect(mail).toMatch(/^From: =\?UTF-8\?/m);
    expect(mail).toContain('Auto-Submitted: auto-generated');
    const code = /\b\d{6}\b/.exec(mail.split('\r\n\r\n')[1] ?? '')?.[0] ?? '';
    const bound = await api.call('POST /api/auth/email/bind', { ...as, body: { email, code, ticket } });
    expect(bound.status).toBe(200);
    expect(JSON.stringify(api.deps.log.lines)).not.toContain(code);
  });

  it('[G53] [G9] carries no SMS: says so to a member, and not to a stranger', async () => {
    const { db, clock } = api.deps;
    const member = await insertMember(db, siteKey, { password_hash: hash, cpf: '52998224725' });
    const as = { token: await openToken(db, member, clock.now()), host: `${siteKey}.test` };
    const verified = await api.call('POST /api/auth/password/verify', {
      ...as,
      body: { password: PASSWORD, purpose: 'phone' },
    });
    const phone = await api.call('POST /api/auth/phone/code', {
      ...as,
      body: { ticket: verified.body.data.ticket },
    });
    const forgot = await api.call('POST /api/auth/password/forgot', {
      host: as.host,
      token: null,
      body: { name: member.account, cpf_id: '52998224725', captcha: '7777', key: 'k' },
    });

    expect([phone.status, phone.body.error]).toEqual([503, 'unavailable']);
    expect([forgot.status, await waiting()]).toEqual([200, []]);
  });

  it('[A66] tries again with longer pauses while the server does not take it', async () => {
    await put('busy@mosaico.example');

    expect([await send(), (await waiting())[0]?.attempts]).toEqual([0, 1]);
    expect([await send(), (await waiting())[0]?.attempts]).toEqual([0, 1]);
    api.deps.clock.advance(5_000);
    await send();
    const [second] = await waiting();
    expect(second).toMatchObject({ attempts: 2 });
    expect((second?.due_at.getTime() ?? 0) - api.deps.clock.now().getTime()).toBe(10_000);
    expect(JSON.stringify(api.deps.log.lines)).not.toContain('busy@');
    await api.deps.db.deleteFrom('outgoing_mails').execute();
  });

  it('[A66] gives up what the server refuses for good, what nobody needs any more, and what cannot be read', async () => {
    await put('gone@mosaico.example');
    await put('late@mosaico.example', MINUTE_MS);
    await put('other@mosaico.example');
    await api.deps.db
      .updateTable('outgoing_mails')
      .set({ sealed: seal('another secret of the same length', '{}', seededRandom('other')) })
      .where('id', '=', (row) => row.selectFrom('outgoing_mails').select((one) => one.fn.max('id').as('id')))
      .execute();
    api.deps.clock.advance(MINUTE_MS);

    expect([await send(), await waiting(), box.mails]).toEqual([0, [], []]);
    expect(JSON.stringify(api.deps.log.lines)).not.toMatch(/gone@|late@|no such box/);
  });

  it('[A66] two processes send a mail once; one whose sender died goes out again under the same id', async () => {
    await put('rosa@mosaico.example');
    expect((await Promise.all([send(), send()])).sort()).toEqual([0, 1]);
    const [first = ''] = box.mails.splice(0);

    await put('rosa@mosaico.example');
    const dying: MailServer = {
      close: () => undefined,
      async send(mail) {
        await carrier.send(mail);
        await new Promise(() => undefined);
      },
    };
    void send(dying);
    while (box.mails.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await send()).toBe(0);
    api.deps.clock.advance(5 * MINUTE_MS);
    expect(await send()).toBe(1);

    const ids = [first, ...box.mails.splice(0)].map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1]);
    expect(ids[1]).toBe(ids[2]);
    expect(ids[0]).not.toBe(ids[1]);
  });
});

describe('a sealed mail', () => {
  it('[A66] opens with the same secret alone, and only whole', () => {
    const sealed = seal('a secret', 'É 012345', seededRandom('seal'));

    expect(unseal('a secret', sealed)).toBe('É 012345');
    expect(unseal('another one', sealed)).toBeNull();
    expect(unseal('a secret', `A${sealed.slice(1)}`)).toBeNull();
    expect(unseal('a secret', '')).toBeNull();
  });
});

describe('the settings of the mail server', () => {
  const settings = (env: Record<string, string>) =>
    readConfig({ MESSAGE_PROVIDER: 'smtp', ...env }, () => 'generated-secret-for-a-test');

  it('[A66] are its address and the sender, and wrong ones are named without their value', () => {
    const right = { SMTP_URL: 'smtps://user:geheim@mail.example:465', SMTP_FROM: FROM };

    expect(settings(right).smtp).toEqual({ url: right.SMTP_URL, from: FROM });
    expect(() => settings({ SMTP_URL: 'http://user:geheim@x', SMTP_FROM: 'nobody' })).toThrow(
      'wrong configuration: SMTP_URL, SMTP_FROM',
    );
    expect(readConfig({ ...right }, () => 'generated-secret-for-a-test').smtp).toBeNull();
  });
});
