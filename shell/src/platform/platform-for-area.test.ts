import { aUser, okBody } from '@mosaico/shared/testing';
import type { Platform } from '@mosaico/shared/contract';
import { memoryStorage } from '@mosaico/shared/storage';
import { platformForArea } from './platform-for-area.ts';
import { aShell } from '../testing/a-shell.tsx';

async function setUp() {
  const sessionStorage = memoryStorage();
  const shell = await aShell({ sessionStorage, server: () => ({ body: okBody(aUser()) }) });
  await shell.platform.session.start('secret-token');
  return { shell, platform: platformForArea(shell.platform, 'wallet', '1.2.0') };
}

/** Every object that can be reached from a platform without calling anything. */
function reachable(platform: Platform): object[] {
  const found = new Set<object>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || found.has(value)) return;
    found.add(value);
    for (const key of Reflect.ownKeys(value)) visit(Reflect.get(value, key));
  };
  visit(platform);
  return [...found];
}

describe('the platform of an area', () => {
  it('has the members of the contract and no more', async () => {
    const { platform } = await setUp();
    const members = Object.fromEntries(
      Object.entries(platform).map(([name, part]) => [
        name,
        typeof part === 'object' ? Object.keys(part as object) : typeof part,
      ]),
    );

    expect(members).toEqual({
      version: 'string',
      site: ['value', 'changes$'],
      session: ['user', 'isLoggedIn', 'requireLogin', 'open', 'refresh', 'logout'],
      language: ['current', 'messageSet', 'locale'],
      navigation: ['location', 'push', 'replace', 'go', 'leave'],
      api: ['call'],
      bus: ['publish', 'on'],
      notices: ['toast', 'alert', 'confirm'],
      busy: ['hold'],
      telemetry: ['error', 'mark'],
      sheets: ['current', 'isAnyOpen', 'open', 'close'],
      slots: ['fill'],
    });
  });

  it('[R117] leads to no token', async () => {
    const { platform } = await setUp();

    const texts = reachable(platform).flatMap((part) =>
      Reflect.ownKeys(part).map((key) => Reflect.get(part, key) as unknown),
    );

    expect(texts).not.toContain('secret-token');
    expect(JSON.stringify(platform.session.user.value)).not.toContain('secret-token');
  });

  it('lets no area set what the shell owns, or put something of its own in the way of others', async () => {
    const { shell, platform } = await setUp();

    for (const live of [platform.site, platform.session.user, platform.language.current])
      expect(live).not.toHaveProperty('set');
    expect(() => Object.assign(platform.api, { call: () => undefined })).toThrow(TypeError);
    expect(() => Object.assign(platform, { session: {} })).toThrow(TypeError);
    expect(shell.platformFor('games', '1.0.0').api.call).toBe(shell.platform.api.call);
  });

  it('follows the language although it is a copy', async () => {
    const { shell, platform } = await setUp();

    shell.platform.language.choose({ icon: 'i', option: '中文', value: 'zh_cn' });

    expect(platform.language).toMatchObject({
      messageSet: 'cn',
      locale: 'zh-CN',
      current: { value: { value: 'zh_cn' } },
    });
  });

  it('tags reports with the name and version of the area', async () => {
    const { shell, platform } = await setUp();

    const reference = platform.telemetry.error(new Error('broken'));
    shell.platform.telemetry.flush();

    expect(shell.reports).toMatchObject([{ kind: 'error', area: 'wallet', version: '1.2.0', reference }]);
  });
});
