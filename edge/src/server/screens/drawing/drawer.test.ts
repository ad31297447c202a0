import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { canRestrict, restrictions } from './child.ts';
import { createDrawer, type Drawer } from './drawer.ts';

const SHELL = `
  module.exports = {
    modules: { greeting: { hello: 'hello' } },
    drawScreen: async (area, request) => area.draw(request),
    drawLayout: async (request) => ({ layoutOf: request.path }),
  };`;
const drawers: Drawer[] = [];
afterEach(() => {
  for (const drawer of drawers.splice(0)) drawer.close();
});

/** A drawer whose area draws with the body of this function. */
function drawing(body: string, { deadlineMs = 20_000, shell = SHELL } = {}): Drawer {
  const drawer = createDrawer({
    shell: async () => ({ name: 'shell@1', code: shell }),
    area: async () => ({ name: 'games@1', code: `exports.draw = async (request) => {${body}\n};` }),
    deadlineMs,
    // Tests are about what is drawn; a busy machine may take long to start a process.
    loadDeadlineMs: 60_000,
  });
  drawers.push(drawer);
  return drawer;
}

describe('a process that draws', () => {
  it('answers what the scripts make of a request, with the modules that the shell provides', async () => {
    const drawer = createDrawer({
      shell: async () => ({ name: 'shell@1', code: SHELL }),
      area: async () => ({
        name: 'games@1',
        code: `const { hello } = require('greeting'); exports.draw = async ({ path }) => hello + path;`,
      }),
      deadlineMs: 20_000,
    });
    drawers.push(drawer);

    expect(await drawer.draw('screen', '{"path":"/slots"}')).toBe('hello/slots');
    expect(await drawer.draw('layout', '{"path":"/slots"}')).toEqual({ layoutOf: '/slots' });
  });

  it('draws one thing after the other, in the order it was asked', async () => {
    const drawer = drawing(`
      globalThis.atOnce = (globalThis.atOnce ?? 0) + 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return [request, globalThis.atOnce--];`);

    const drawn = await Promise.all(['1', '2', '3'].map((request) => drawer.draw('screen', request)));

    expect(drawn).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  it('says what a script has thrown, and goes on', async () => {
    const drawer = drawing(`if (request === 1) throw new TypeError('no such game'); return 'drawn';`);

    await expect(drawer.draw('screen', '1')).rejects.toThrow(/no such game/);
    expect(await drawer.draw('screen', '2')).toBe('drawn');
  });

  it.each([
    ['a loop', 'for (;;);'],
    ['an endless regular expression', `return /^(a+)+$/.test('a'.repeat(60) + 'b')`],
    ['a promise that never ends', 'await new Promise(() => {})'],
    ['a loop after a pause', 'await new Promise((r) => setTimeout(r, 1)); for (;;);'],
    ['an answer that never comes', 'return { then() {} }'],
  ])('is ended when a script has %s, and rests', async (_, body) => {
    const drawer = drawing(body, { deadlineMs: 300 });

    // On a machine without time for it a process has ten times its limit by the clock.
    await expect(drawer.draw('screen', '{}')).rejects.toThrow(/no answer within 3000? ms/);
    await expect(drawer.draw('screen', '{}')).rejects.toMatchObject({ name: 'NotNow' });
  });

  it.each([
    ['a heap', 'const kept = []; for (;;) kept.push(Array(1e5).fill({}))'],
    ['buffers', 'const kept = []; for (;;) kept.push(new Uint8Array(1e7).fill(1))'],
  ])('is ended when a script fills %s without bound', async (_, body) => {
    await expect(drawing(body).draw('screen', '{}')).rejects.toThrow(/MB of memory|it ended with/);
  });

  it('is ended when a script goes on after its answer', async () => {
    const drawer = drawing(`queueMicrotask(() => setTimeout(() => { for (;;); })); return 'drawn';`, {
      deadlineMs: 300,
    });
    await drawer.draw('screen', '{}');

    await expect(drawer.draw('screen', '{}')).resolves.toBe('drawn');
  });

  it.each([
    ['files', `require('node:fs')`, /does not provide node:fs/],
    ['other programs', `require('node:child_process')`, /does not provide/],
    ['imports', `await import('node:fs')`, /import/i],
    ['the network', `await fetch('http://127.0.0.1')`, /fetch is not defined/],
    ['the process', `process.exit(0)`, /process is not defined/],
    ['code from text', `return eval('1')`, /Code generation/],
    [
      'code from text through what it is offered',
      `return setTimeout.constructor('return process')()`,
      /Code generation/,
    ],
    ['what stands in for the text of an error', `throw { get stack() { throw 1 } }`, /has no text/],
  ])('offers a script none of %s', async (_, body, reason) => {
    await expect(drawing(body).draw('screen', '{}')).rejects.toThrow(reason);
  });

  it('sends no answer of 50 MB', async () => {
    await expect(drawing(`return 'x'.repeat(50e6)`).draw('screen', '{}')).rejects.toThrow(/letters/);
  });

  it('fails for a script that cannot be read', async () => {
    await expect(drawing('return (').draw('screen', '{}')).rejects.toThrow(/SyntaxError/);
  });

  it('is started in ways that leave a program nothing: no files, network, programs, threads', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mosaico-probe-'));
    const program = join(folder, 'probe.mjs');
    writeFileSync(
      program,
      `import fs from 'node:fs'; import net from 'node:net'; import { spawnSync } from 'node:child_process';
       process.permission.drop('worker');
       const codes = [];
       const attempt = (act) => { try { act(); codes.push('allowed'); } catch (error) { codes.push(error.code ?? error.name); } };
       attempt(() => fs.readFileSync('/etc/hostname'));
       attempt(() => fs.writeFileSync('${join(folder, 'written')}', ''));
       attempt(() => spawnSync(process.execPath, ['-v']));
       attempt(() => new Function('return 1'));
       const { Worker } = await import('node:worker_threads');
       attempt(() => new Worker('1', { eval: true }));
       await new Promise((resolve) => {
         try { net.connect(9, '127.0.0.1').on('error', ({ code }) => { codes.push(code); resolve(); }).on('connect', resolve); }
         catch ({ code }) { codes.push(code); resolve(); }
       });
       console.log(JSON.stringify(codes));`,
    );

    const said = execFileSync(process.execPath, [...restrictions(program), program], { encoding: 'utf8' });

    const denied = 'ERR_ACCESS_DENIED';
    expect(JSON.parse(said)).toEqual([denied, denied, denied, 'EvalError', denied, denied]);
    rmSync(folder, { recursive: true });
  });

  it('ends with its parent, even when that is killed while a script loops', async () => {
    const drawer = fileURLToPath(new URL('./drawer.ts', import.meta.url));
    const parent = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { createDrawer } from ${JSON.stringify(drawer)};
         const script = (code) => async () => ({ name: 'a@1', code });
         const drawer = createDrawer({ shell: script(${JSON.stringify(SHELL)}), area: script('exports.draw = () => { for (;;); }'), deadlineMs: 60_000 });
         drawer.draw('screen', '{}');
         setInterval(() => { if (drawer.residentMb() > 0) process.stdout.write('drawing\\n'); }, 20);`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await new Promise((resolve) => parent.stdout.once('data', resolve));
    const children = childrenOf(parent.pid);
    expect(children).toHaveLength(1);

    parent.kill('SIGKILL');

    while (children.some(isRunning)) await sleep(20);
  });
});

describe('whether a Node can keep a process from the network', () => {
  it.each([
    ['20.11.0', false],
    ['25.9.0', false],
    ['26.0.0', true],
    ['30.1.2', true],
  ])('is, of %s, %s', (version, can) => {
    expect(canRestrict(version)).toBe(can);
  });
});

function childrenOf(pid: number | undefined): number[] {
  const said = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return said.split('\n').map(Number).filter(Boolean);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
