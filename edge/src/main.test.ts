import { spawn } from 'node:child_process';
import { createServer as createApi } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { testEdges } from '../testing/test-edges.ts';
import { temporaryFolders } from '../testing/test-releases.ts';

const folders = temporaryFolders();
const edges = testEdges();
afterAll(async () => {
  await edges.close();
  await folders.removeAll();
});

function startEdge(environment: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, ...environment },
  });
  let said = '';
  let complained = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended, said: () => said, complained: () => complained };
}

describe('the edge process', () => {
  it('listens, and ends in good order when told to', async () => {
    const edge = startEdge({ PORT: '0', REGISTRY_DIR: await folders.make() });
    while (!edge.said().includes('Server listening at')) await pause(20);

    edge.child.kill('SIGTERM');

    expect(await edge.ended).toBe(0);
    expect(edge.complained()).toBe('');
  });

  it('answers what is under way, and ends streams of the API with the time to come back, when told to end', async () => {
    const slow: (() => void)[] = [];
    const api = createApi((request, response) => {
      if (request.url === '/api/slow') return void slow.push(() => response.end('slow answer'));
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': connected\n\n');
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const edge = startEdge({
      PORT: '0',
      REGISTRY_DIR: await folders.make(),
      API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    });
    while (!edge.said().includes('Server listening at')) await pause(20);
    const address = /Server listening at (http:[^"]+)"/.exec(edge.said())?.[1];
    const answers = Array.from({ length: 30 }, () => fetch(`${address}/api/slow`));
    const stream = await fetch(`${address}/api/stream`);
    while (slow.length < 30) await pause(20);

    edge.child.kill('SIGTERM');

    expect(await stream.text()).toMatch(/^: connected\n\nretry: \d{4}\n\n$/);
    for (const answer of slow) answer();
    for (const answer of await Promise.all(answers)) {
      expect(answer.headers.get('connection')).toBe('close');
      expect([answer.status, await answer.text()]).toEqual([200, 'slow answer']);
    }
    expect(await edge.ended).toBe(0);
    api.close();
  });

  it('serves its metrics on a port of their own', async () => {
    const edge = startEdge({ PORT: '0', METRICS_PORT: '0', REGISTRY_DIR: await folders.make() });
    while (!edge.said().includes('Server listening at')) await pause(20);
    const address = /Server listening at (http:[^"]+)"/.exec(edge.said())?.[1];
    const metrics = /"metrics":"([^"]+)"/.exec(edge.said())?.[1];

    const text = await (await fetch(`${metrics}/metrics`)).text();

    expect(text).toContain('mosaico_live_release');
    expect((await fetch(`${address}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');
    edge.child.kill('SIGTERM');
    expect(await edge.ended).toBe(0);
  });

  it('says in one line that its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const port = String((other.address() as AddressInfo).port);

    const edge = startEdge({ PORT: port, REGISTRY_DIR: await folders.make() });

    expect(await edge.ended).toBe(1);
    expect(edge.complained()).toBe(
      `The edge cannot start: Port ${port} is taken by another program. Choose another one: PORT=4100\n`,
    );
    other.close();
  });

  it('says in one line what is wrong with its registry or its settings', async () => {
    const file = join(await folders.make(), 'file');
    await writeFile(file, '');

    const complaints = await Promise.all(
      [{ REGISTRY_DIR: '/nowhere/registry' }, { REGISTRY_DIR: file }, { PORT: 'x' }].map(
        async (environment) => {
          const edge = startEdge(environment);
          expect(await edge.ended).toBe(1);
          return edge.complained();
        },
      ),
    );

    expect(complaints).toEqual([
      expect.stringMatching(/^The edge cannot start: There is no registry at \/nowhere\/registry .*\n$/),
      expect.stringMatching(/^The edge cannot start: The registry folder .* cannot be used .*\n$/),
      expect.stringMatching(/^The edge cannot start: PORT must be a number .*\n$/),
    ]);
  });

  it('[G60] serves the copy that is here while the database of the registry is away, and does not start without one', async () => {
    const away = { PORT: '0', REGISTRY_DATABASE_URL: 'postgres://edge:hush@127.0.0.1:9/registry' };
    const registry = await edges.registry('shell', 'games');
    const edge = startEdge({ ...away, REGISTRY_DIR: registry });
    while (!edge.said().includes('Server listening at')) await pause(20);
    const address = /Server listening at (http:[^"]+)"/.exec(edge.said())?.[1];

    expect((await fetch(`${address}/games`, { headers: { accept: 'text/html' } })).status).toBe(200);
    expect(edge.said()).toContain('is served until its database is back');
    edge.child.kill('SIGTERM');
    expect(await edge.ended).toBe(0);

    const empty = startEdge({ ...away, REGISTRY_DIR: await folders.make() });
    expect(await empty.ended).toBe(1);
    expect(empty.complained()).toContain('(REGISTRY_DATABASE_URL) does not answer');
    expect(edge.said() + empty.said() + empty.complained()).not.toContain('hush');
  });
});
