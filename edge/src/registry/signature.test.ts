import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders, testVersion as v, writeBuild } from '../../testing/test-releases.ts';
import { endTeamKey, requireTeamKeys, trustTeamKey } from './change-keys.ts';
import { historyFile, readLines } from './history-file.ts';
import { publishRelease } from './publish.ts';
import { changeLive, openRegistry } from './registry.ts';
import { releaseFolder } from './release-store.ts';
import { SIGNATURE_FILE, signatureText, signRelease } from './signature.ts';
import { newKeyText, signingKey } from './signing.ts';

const folders = temporaryFolders();
afterAll(() => folders.removeAll());

const author = { by: 'ana', why: 'test', at: '2026-11-20T08:00:00.000Z' };
const team = { team: 'platform', areas: ['shell'] };
const aKey = () => signingKey(newKeyText());
const activate = (registry: string, n: number) =>
  changeLive(registry, { action: 'activate', releases: [{ area: 'shell', version: v(n) }] }, author);

async function publish(registry: string, n: number, signer?: ReturnType<typeof aKey>, area = 'shell') {
  const build = await folders.make();
  await writeBuild(build, area, { version: v(n) });
  return await publishRelease(registry, build, area, signer);
}

async function aRegistry(): Promise<string> {
  const registry = await folders.make();
  await openRegistry(registry);
  return registry;
}

describe('a release', () => {
  it('[G59] is signed by the registry when no team has signed it', async () => {
    const registry = await aRegistry();
    await publish(registry, 1);

    expect(await activate(registry, 1)).toMatchObject({ kind: 'change' });
    expect((await stat(join(releaseFolder(registry, 'shell', v(1)), SIGNATURE_FILE))).isFile()).toBe(true);
  });

  it('[G59] that a trusted team has signed goes live, beside the build or with its key', async () => {
    const registry = await aRegistry();
    const key = aKey();
    await trustTeamKey(registry, { ...team, publicKey: key.publicKey }, author);
    await requireTeamKeys(registry, true, author);
    const build = await folders.make();
    await writeBuild(build, 'shell', { version: v(1) });
    const document = await readFile(join(build, 'release.json'), 'utf8');
    await writeFile(join(build, SIGNATURE_FILE), signatureText(signRelease(document, key)));

    await publishRelease(registry, build);
    await publish(registry, 2, key);

    expect(await activate(registry, 1)).toMatchObject({ kind: 'change' });
    expect(await activate(registry, 2)).toMatchObject({ kind: 'change' });
  });

  it('[G59] is not published without a signature where teams have to sign, or under a key that is not for it', async () => {
    const registry = await aRegistry();
    const [key, stranger, other] = [aKey(), aKey(), aKey()];
    await trustTeamKey(registry, { ...team, publicKey: key.publicKey }, author);
    await trustTeamKey(registry, { team: 'games', areas: ['games'], publicKey: other.publicKey }, author);
    await requireTeamKeys(registry, true, author);

    await expect(publish(registry, 1)).rejects.toThrow('only signed releases are published here');
    await expect(publish(registry, 1, stranger)).rejects.toThrow('a key that is not trusted here');
    await expect(publish(registry, 1, other)).rejects.toThrow('a key of games, which is not for shell');
    await endTeamKey(registry, key.id, 'retired', author);
    await expect(publish(registry, 1, key)).rejects.toThrow('a key of platform that is retired');
    await expect(endTeamKey(registry, stranger.id, 'revoked', author)).rejects.toThrow('There is no key');
  });

  it('[G59] stays good when its key is retired, and does not go live any more when it is revoked', async () => {
    const registry = await aRegistry();
    const key = aKey();
    await trustTeamKey(registry, { ...team, publicKey: key.publicKey }, author);
    for (const n of [1, 2]) await publish(registry, n, key);
    await publish(registry, 3);

    await endTeamKey(registry, key.id, 'retired', author);
    expect(await activate(registry, 1)).toMatchObject({ kind: 'change' });
    await endTeamKey(registry, key.id, 'revoked', author);

    expect(await activate(registry, 2)).toMatchObject({
      kind: 'refused',
      reasons: [`shell ${v(2)}: it is signed by a key of platform that was revoked`],
    });
    expect(await activate(registry, 3)).toMatchObject({
      kind: 'change',
      entry: { map: { areas: { shell: { fallbacks: [] } } } },
    });
  });

  it.each([
    [
      'its document changes',
      'release.json',
      (text: string) => text.replace('unknown', 'unknowm'),
      'does not fit',
    ],
    ['its signature is damaged', SIGNATURE_FILE, () => '{', 'release.sig is damaged'],
    [
      'its signature is another',
      SIGNATURE_FILE,
      (text: string) =>
        text.replace(/"signature":"(.)/, (_, first) => `"signature":"${first === 'A' ? 'B' : 'A'}`),
      'does not fit',
    ],
    [
      'its signature names no key of ours',
      SIGNATURE_FILE,
      (text: string) => text.replace(/"key":"./, '"key":"_'),
      'not trusted here',
    ],
  ])('[G59] does not go live when %s', async (_, file, change, reason) => {
    const registry = await aRegistry();
    await publish(registry, 1);
    const path = join(releaseFolder(registry, 'shell', v(1)), file);

    await writeFile(path, change(await readFile(path, 'utf8')));

    const plan = await activate(registry, 1);
    expect(plan).toMatchObject({ kind: 'refused', reasons: [expect.stringContaining(reason)] });
  });

  it('[G59] of before there were signatures is known by the seal of the history, and only such a one', async () => {
    const registry = await aRegistry();
    for (const n of [1, 2]) await publish(registry, n);
    const unsign = (n: number) => rm(join(releaseFolder(registry, 'shell', v(n)), SIGNATURE_FILE));
    await unsign(1);
    await rm(historyFile(registry));
    await rm(join(registry, 'keys'), { recursive: true });

    await openRegistry(registry);
    await publish(registry, 3);
    await unsign(3);

    expect(await readLines(registry)).toHaveLength(1);
    expect(await activate(registry, 1)).toMatchObject({ kind: 'change' });
    expect(await activate(registry, 3)).toMatchObject({
      kind: 'refused',
      reasons: [`shell ${v(3)}: it is not signed`],
    });
  });
});
