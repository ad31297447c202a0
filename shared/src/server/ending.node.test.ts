import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { drainMsFrom, type EndingTimes } from './ending.ts';

const FASTIFY = import.meta.resolve('fastify');
const ENDING = new URL('ending.ts', import.meta.url).href;
const STREAMS = new URL('open-streams.ts', import.meta.url).href;

/** A process with a slow route, a route that never answers, and a stream. It prints `arrived` for each request to them. */
const script = (times: EndingTimes) => `
  const { default: fastify } = await import(${JSON.stringify(FASTIFY)});
  const { Ending } = await import(${JSON.stringify(ENDING)});
  const { OpenStreams } = await import(${JSON.stringify(STREAMS)});
  const ending = new Ending(${JSON.stringify(times)});
  const app = fastify({ return503OnClosing: false });
  ending.watch(app, '/readyz');
  const streams = new OpenStreams();
  app.addHook('preClose', async () => streams.endAll());
  const told = new Promise((resolve) => process.once('SIGTERM', resolve));
  app.get('/readyz', async () => 'ready');
  app.get('/slow', async () => {
    console.log('arrived');
    await told;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return 'slow answer';
  });
  app.get('/never', () => { console.log('arrived'); return new Promise(() => {}); });
  app.get('/events', (_, reply) => {
    reply.hijack();
    streams.take(reply.raw, []);
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write(': connected\\n\\n');
    console.log('arrived');
  });
  ending.onSignal(() => ending.close(app));
  console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
`;

const processes: ChildProcess[] = [];
afterEach(async () => {
  for (const child of processes.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

async function start(times: EndingTimes) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script(times)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const until = async (holds: () => boolean) => {
    while (!holds()) await once(child.stdout, 'data');
  };
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  await until(() => said.includes('http://'));
  return {
    address: said.trim(),
    ended,
    kill: () => child.kill('SIGTERM'),
    arrived: (count: number) => until(() => said.split('arrived').length > count),
  };
}

describe('a server process that is told to end', () => {
  it('answers what is under way, and closes those connections', async () => {
    const server = await start({ drainMs: 0, limitMs: 60_000 });
    const answers = Array.from({ length: 30 }, () => fetch(`${server.address}/slow`));
    await server.arrived(30);

    server.kill();

    for (const answer of await Promise.all(answers)) {
      expect(answer.headers.get('connection')).toBe('close');
      expect(await answer.text()).toBe('slow answer');
    }
    expect(await server.ended).toBe(0);
  });

  it('ends its streams and says when to come back', async () => {
    const server = await start({ drainMs: 0, limitMs: 60_000 });
    const stream = fetch(`${server.address}/events`).then((answer) => answer.text());
    await server.arrived(1);

    server.kill();

    expect(await stream).toMatch(/^: connected\n\nretry: \d{4}\n\n$/);
    expect(await server.ended).toBe(0);
  });

  it('says at first that it is not ready, and takes requests all the same', async () => {
    const server = await start({ drainMs: 60_000, limitMs: 120_000 });
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);

    server.kill();

    let ready = await fetch(`${server.address}/readyz`);
    while (ready.status === 200) ready = await fetch(`${server.address}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: 'stopping' });
    const answer = await fetch(`${server.address}/slow`);
    expect([await answer.text(), answer.headers.get('connection')]).toEqual(['slow answer', 'close']);
  });

  it('does not wait longer than its limit for what is never answered', async () => {
    const server = await start({ drainMs: 0, limitMs: 2_000 });
    const answer = fetch(`${server.address}/never`).then(
      () => 'answered',
      () => 'cut off',
    );
    await server.arrived(1);

    server.kill();

    expect(await answer).toBe('cut off');
    expect(await server.ended).toBe(1);
  });

  it('ends at once when it is told a second time', async () => {
    const server = await start({ drainMs: 0, limitMs: 600_000 });
    const never = fetch(`${server.address}/never`).catch(() => 'cut off');
    const slow = fetch(`${server.address}/slow`);
    await server.arrived(2);

    server.kill();
    expect(await (await slow).text()).toBe('slow answer');
    server.kill();

    expect(await server.ended).toBe(1);
    expect(await never).toBe('cut off');
  });
});

describe('DRAIN_SECONDS', () => {
  it.each([
    [undefined, false, 0],
    [undefined, true, 2_000],
    ['', true, 2_000],
    ['0.5', true, 500],
    ['9', true, null],
    ['-1', false, null],
    ['soon', false, null],
  ])('%p, in production %p, is %p ms', (text, isProduction, drainMs) => {
    expect(drainMsFrom(text, isProduction)).toBe(drainMs);
  });
});
