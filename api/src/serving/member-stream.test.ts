import { connect } from 'node:net';
import { accountRoutes } from '../../testing/account-routes.ts';
import { insertMember, openToken } from '../../testing/builders.ts';
import { StreamListener, until } from '../../testing/stream-listener.ts';
import { useApp } from '../../testing/test-app.ts';
import { memberStream } from './member-stream.ts';

const EVENT = { type: 'balance', balance: '12.00', version: 1, at: '2026-11-02T15:00:00.000Z' } as const;

describe('GET /api/stream', () => {
  const api = useApp({ routes: accountRoutes, streams: [memberStream] });
  let url: string;
  beforeAll(async () => {
    url = `${await api.app.listen({ host: '127.0.0.1', port: 0 })}/api/stream`;
  });
  const connections = () =>
    new Promise<number>((resolve) => api.app.server.getConnections((_error, count) => resolve(count)));
  const listen = async (token = api.token) => {
    const listener = new StreamListener(url, `${api.siteKey}.test`, token);
    await until(() => listener.text.includes(': connected'));
    return listener;
  };

  it('needs a member [R171]', async () => {
    const { status, body } = await api.call('GET /api/stream', { token: null });

    expect([status, body]).toMatchObject([401, { message: 'Unauthenticated.' }]);
  });

  it('tells the member’s events, and nobody else’s [G10, R160]', async () => {
    const other = await insertMember(api.deps.db, api.siteKey);
    const listener = await listen();

    api.deps.memberEvents.publish(other.id, { ...EVENT, balance: '99.00' });
    api.deps.memberEvents.publish(api.member.id, EVENT);

    await until(() => listener.text.includes('balance'));
    expect(listener.text).toBe(`: connected\n\ndata: ${JSON.stringify(EVENT)}\n\n`);
    listener.leave();
  });

  it('tells what the whole site is told within some seconds, and nothing of another site [G10]', async () => {
    const listener = await listen();
    const event = { type: 'notification', at: EVENT.at } as const;

    api.deps.memberEvents.publishToSite('another', { ...event, id: 1 });
    api.deps.memberEvents.publishToSite(api.siteKey, { ...event, id: 2 });

    await until(() => listener.text.includes('"id":2'));
    expect(listener.text).not.toContain('"id":1');
    listener.leave();
  });

  it('keeps back an event that does not fit the contract [G10]', async () => {
    const listener = await listen();

    api.deps.memberEvents.publish(api.member.id, { ...EVENT, balance: 12 as never });
    api.deps.memberEvents.publish(api.member.id, EVENT);

    await until(() => listener.text.includes('12.00'));
    expect(listener.text).not.toContain('"balance":12,');
    expect(api.deps.log.errors).toHaveLength(1);
    listener.leave();
  });

  it('closes with its own session, not with another one of the member [G26]', async () => {
    const token = await openToken(api.deps.db, api.member, api.deps.clock.now());
    const [mine, other] = [await listen(token), await listen()];

    await api.call('POST /api/auth/logout', { token });

    await until(() => mine.isOver);
    expect(mine.text).toContain('"type":"revoked"');
    expect(other.isOver).toBe(false);
    other.leave();
  });

  it('closes when all sessions of the member are revoked [G26]', async () => {
    const member = await insertMember(api.deps.db, api.siteKey);
    const listener = await listen(await openToken(api.deps.db, member, api.deps.clock.now()));

    await api.deps.db.deleteFrom('sessions').where('member_id', '=', member.id).execute();
    api.deps.memberEvents.publish(member.id, { type: 'revoked', at: EVENT.at });

    await until(() => listener.isOver);
    expect(listener.text).toContain('"type":"revoked"');
  });

  it('lets go of a client that does not read', async () => {
    const member = await insertMember(api.deps.db, api.siteKey);
    const token = await openToken(api.deps.db, member, api.deps.clock.now());
    const { hostname, port } = new URL(url);
    const deaf = connect(Number(port), hostname);
    deaf.on('error', () => {}); // the server cuts it off
    deaf.write(
      `GET /api/stream HTTP/1.1\r\nhost: ${api.siteKey}.test\r\nauthorization: Bearer ${token}\r\n\r\n`,
    );
    await new Promise((resolve) => deaf.once('data', resolve));
    deaf.pause();
    const before = await connections();

    for (let round = 0; round < 400 && (await connections()) === before; round += 1) {
      for (let event = 0; event < 2_000; event += 1) api.deps.memberEvents.publish(member.id, EVENT);
    }

    expect(await connections()).toBe(before - 1);
    deaf.destroy();
  });

  it('forgets a client that has gone, and limits how many a member has', async () => {
    const member = await insertMember(api.deps.db, api.siteKey);
    const token = await openToken(api.deps.db, member, api.deps.clock.now());
    const listeners = await Promise.all(Array.from({ length: 12 }, () => listen(token)));
    expect(await new StreamListener(url, `${api.siteKey}.test`, token).status).toBe(429);

    for (const listener of listeners) listener.leave();

    let again: StreamListener | undefined;
    while (!again) {
      const next = new StreamListener(url, `${api.siteKey}.test`, token);
      if ((await next.status) === 200) again = next;
      else await new Promise((resolve) => setTimeout(resolve, 20));
    }
    again.leave();
  });
});
