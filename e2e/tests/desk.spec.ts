import { execFileSync, spawn } from 'node:child_process';
import { ROOT } from '../site.ts';
import { expect, test } from '../test.ts';

// Before the first login the browser notes that nobody is logged in yet.
test.use({ tolerates: { patterns: [/401 \(Unauthorized\).*\/desk\/state/] } });

/** A process of the release API over a registry, with the desk. */
async function startDesk(registry: string) {
  const env = { ...process.env, REGISTRY_DIR: registry };
  const desk = spawn(process.execPath, ['edge/src/release-api/main.ts'], {
    cwd: ROOT,
    env: { ...env, RELEASE_API_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve) => {
    let said = '';
    desk.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const port = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
  const grant = (...rights: string[]) => {
    const said = execFileSync(
      process.execPath,
      ['edge/src/cli/main.ts', 'access', 'grant', ...rights, '--environments', 'live'],
      { cwd: ROOT, env, encoding: 'utf8' },
    );
    return /mrt_[\w-]+/.exec(said)?.[0] ?? '';
  };
  return { origin, grant, stop: () => desk.kill() };
}

test('[G60] somebody on call sees what is live, and takes an area out and back, on a phone', async ({
  page,
  ownSite,
}) => {
  const desk = await startDesk(ownSite.registry);
  try {
    const token = desk.grant('night', '--areas', 'promotions', '--actions', 'activate,rollback,withdraw');
    await page.goto(desk.origin);
    await page.getByLabel('Token da sua equipe').fill(token);
    await page.getByRole('button', { name: 'Entrar' }).click();
    const own = page.getByRole('article', { name: 'promotions' });
    await expect(own.getByText(ownSite.liveVersions()['promotions'] ?? '').first()).toBeVisible();
    await expect(page.getByRole('article', { name: 'wallet' }).getByRole('button')).toHaveCount(0);
    const readable = await page.evaluate(() =>
      [document.cookie, ...Object.values(localStorage), ...Object.values(sessionStorage)].join(' '),
    );
    expect(readable).not.toMatch(/mrt_|desk/);
    expect(readable).not.toContain(token);

    await own.getByRole('button', { name: 'Retirar' }).click();
    await page.getByLabel('Motivo').fill('vazio no iOS');
    await page.getByRole('button', { name: 'Executar' }).click();
    await expect(own.getByText('Fora do ar')).toBeVisible();
    await expect(page.getByText('vazio no iOS')).toBeVisible();
    expect(ownSite.liveVersions()['promotions']).toBeUndefined();

    await page.reload();
    await own.getByRole('button', { name: 'Ativar' }).click();
    await page.getByLabel('Motivo').fill('corrigido');
    await page.getByRole('button', { name: 'Executar' }).click();
    await expect(own.getByText('No ar', { exact: true }).first()).toBeVisible();

    const isNarrow = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    expect(isNarrow).toBe(true);
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByLabel('Token da sua equipe')).toBeVisible();
  } finally {
    desk.stop();
  }
});
