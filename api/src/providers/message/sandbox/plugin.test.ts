import { insertSite } from '../../../../testing/builders.ts';
import { useApp } from '../../../../testing/test-app.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Message } from '../message-provider.ts';
import { sandboxMailbox } from './plugin.ts';
import { sandboxMessages } from './sandbox-messages.ts';

const serving = { routes: () => [], plugins: [sandboxMailbox] };
const CODE_TEXT = 'Aurora: 012345 is your code. <script>alert(1)</script>';

describe('the sandbox mailbox', () => {
  const api = useApp(serving);
  const deliver = (changes: Partial<Message> = {}) =>
    transaction(api.deps.db, (tx) =>
      sandboxMessages(tx).send({
        siteKey: api.siteKey,
        channel: 'email',
        to: 'Marina@Mosaico.example',
        subject: 'A "code" & more',
        text: CODE_TEXT,
        at: api.deps.clock.now(),
        ...changes,
      }),
    );
  const page = async (query: Record<string, string> = {}) => {
    const { status, body, response } = await api.send('GET /mailbox', { query });
    return { status, html: String(body), headers: response.headers };
  };
  const messages = async (to: string, host?: string) =>
    api.send('GET /mailbox/messages', { query: { to }, ...(host ? { host } : {}) });

  it('shows what an address was sent, newest first, with the code to read off [G9]', async () => {
    await deliver({ subject: 'First' });
    api.deps.clock.advance(1_000);
    await deliver({ subject: 'Second' });

    const { status, html } = await page({ to: ' MARINA@mosaico.example ' });

    expect(status).toBe(200);
    expect(html.indexOf('<h3>Second</h3>')).toBeGreaterThan(0);
    expect(html.indexOf('<h3>Second</h3>')).toBeLessThan(html.indexOf('<h3>First</h3>'));
    expect(html).toContain('<b>012345</b> is your code.');
    expect(html).toContain('<time datetime="2026-11-02T15:00:01.000Z">');
  });

  it('says to whom the newest messages went, when and for what, to who does not know; the address is masked, the code not told [G9, R160]', async () => {
    await deliver({ channel: 'sms', to: '+5521912348765', subject: 'A new password' });
    await deliver({ to: 'helena@mosaico.example' });
    const other = await insertSite(api.deps.db);
    await deliver({ siteKey: other, to: 'theirs@mosaico.example' });

    for (const query of [{}, { to: 'not an address' }]) {
      const { html } = await page({ ...query, lang: 'en' });
      expect(html).toContain('<h3>A new password</h3><p class="text">To +55 21 9****-8765</p>');
      expect(html).toContain('<p class="text">To h***@mosaico.example</p>');
      expect(html).toContain(`<time datetime="${api.deps.clock.now().toISOString()}">`);
      expect(html).not.toMatch(/012345|5521912|helena|theirs/);
    }
    const { html } = await page({ to: '(21) 91234-8765', lang: 'en' });
    expect(html).toContain('<h2>Messages to +55 21 9****-8765</h2>');
    expect(html).not.toContain('h***@');
  });

  it('gives tests of the whole site the same as JSON [G9]', async () => {
    const at = api.deps.clock.now();
    await deliver({ channel: 'sms', to: '+5511987654321', subject: '', text: 'SMS 000001' });

    const { status, body } = await messages('(11) 98765-4321');

    expect([status, body]).toEqual([
      200,
      {
        messages: [
          { channel: 'sms', to: '+5511987654321', subject: '', text: 'SMS 000001', at: at.toISOString() },
        ],
      },
    ]);
  });

  it('lets nothing run and nobody frame it; text is text, whoever wrote it', async () => {
    await deliver({ to: 'a"b<i>@x.example', text: CODE_TEXT });

    const { html, headers } = await page({ to: 'a"b<i>@x.example' });

    const nonce = /<style nonce="([\w-]{22})">/.exec(html)?.[1] ?? '';
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(html).not.toMatch(/<script|<i>|style="|javascript:/);
    expect(html).toContain('&#60;script&#62;');
  });

  it.each([
    ['pt', 'pt-BR', 'Caixa de entrada'],
    ['en', 'en', 'Mailbox'],
    ['zh_cn', 'zh-CN', '收件箱'],
    ['vi', 'vi', 'Hộp thư'],
    ['id', 'id', 'Kotak masuk'],
    ['th', 'th', 'กล่องข้อความ'],
    ['msa', 'ms', 'Peti masuk'],
    ['xx', 'pt-BR', 'Caixa de entrada'],
  ])(
    '[R243] speaks the language of the address, Portuguese for an unknown one: %s',
    async (lang, htmlLang, title) => {
      const { html } = await page({ lang });

      expect(html).toContain(`<html lang="${htmlLang}">`);
      expect(html).toContain(`<h1>${title}</h1>`);
      expect(html).not.toContain('undefined');
    },
  );

  it('says when there is nothing yet, and when an address is none', async () => {
    expect((await page({ to: 'nobody@mosaico.example' })).html).toContain('No messages yet');

    const { status, html } = await page({ to: 'not an address' });

    expect(status).toBe(200);
    expect(html).toContain('Enter a valid e-mail or mobile number');
    expect(html).toContain('aria-invalid="true"');
    expect((await messages('not an address')).status).toBe(400);
  });

  it.each([
    'to=%00@x.example',
    'to=a&to=b',
    `to=${'a'.repeat(300)}@x.example`,
    'to=%ED%A0%80',
    'to[]=a',
    'lang=a&lang=b',
  ])('takes %s without a server error', async (search) => {
    for (const path of ['/mailbox', '/mailbox/messages']) {
      const response = await api.app.inject({
        url: `${path}?${search}`,
        headers: { host: `${api.siteKey}.test` },
      });
      expect(response.statusCode).toBeLessThan(500);
    }
    expect(api.deps.log.errors).toEqual([]);
  });

  it('holds the messages of its own site only [R14]', async () => {
    await deliver({ to: 'rosa@mosaico.example' });
    const other = await insertSite(api.deps.db);
    api.deps.clock.advance(10_000);

    expect((await messages('rosa@mosaico.example', `${other}.test`)).body).toEqual({ messages: [] });
    expect((await messages('rosa@mosaico.example')).body).toMatchObject({ messages: [{}] });
  });

  it('forgets after a day', async () => {
    await deliver({ to: 'late@mosaico.example' });

    api.deps.clock.advance(24 * 60 * 60_000);

    expect((await messages('late@mosaico.example')).body).toEqual({ messages: [] });
  });

  it('gets no message whose transaction did not come about [G9]', async () => {
    const failing = transaction(api.deps.db, async (tx) => {
      await sandboxMessages(tx).send({
        siteKey: api.siteKey,
        channel: 'email',
        to: 'never@mosaico.example',
        subject: '',
        text: '',
        at: api.deps.clock.now(),
      });
      throw new Error('changed my mind');
    });

    await expect(failing).rejects.toThrow('changed my mind');
    expect((await messages('never@mosaico.example')).body).toEqual({ messages: [] });
  });

  it('is closed on a site that is no sandbox', async () => {
    const real = await insertSite(api.deps.db);
    await api.deps.db.updateTable('sites').set({ is_sandbox: false }).where('key', '=', real).execute();
    api.deps.clock.advance(10_000);

    for (const path of ['GET /mailbox', 'GET /mailbox/messages']) {
      const { status } = await api.send(path, { host: `${real}.test`, query: { to: 'a@b.example' } });
      expect(status).toBe(404);
    }
  });

  it('leaves no address and no text in the log', async () => {
    await deliver({ to: 'quiet@mosaico.example' });
    await page({ to: 'quiet@mosaico.example' });

    const log = JSON.stringify(api.deps.log.lines);
    for (const secret of ['quiet@', '012345']) expect(log).not.toContain(secret);
  });
});

describe('in production, where nobody has asked for the sandbox', () => {
  const api = useApp(serving, { isProduction: true, messageProvider: 'none' });

  it.each(['GET /mailbox', 'GET /mailbox/messages'])(
    '%s does not exist: what it shows opens accounts',
    async (address) => {
      expect((await api.send(address, { query: { to: 'demo@mosaico.example' } })).status).toBe(404);
    },
  );
});
