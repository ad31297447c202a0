import { execFileSync, spawn } from 'node:child_process';
import { ROOT } from '../site.ts';
import { buildChanged } from '../build-copy.ts';
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
    // A desk that is left open goes on asking.
    await page.goto('about:blank');
    desk.stop();
  }
});

test('[G60] somebody on a phone opens a version inside the live site from the desk, sees its banner, and leaves it', async ({
  page,
  ownSite,
}) => {
  const changed = await buildChanged('e2e/fixtures/mf-faulty', { 'src/generation.ts': ['= 1', '= 5'] });
  ownSite.release('publish', 'faulty', '--from', changed);
  const desk = await startDesk(ownSite.registry);
  try {
    const token = desk.grant('testers', '--areas', 'faulty', '--actions', 'preview');
    await page.goto(desk.origin);
    await page.getByLabel('Token da sua equipe').fill(token);
    await page.getByRole('button', { name: 'Entrar' }).click();
    const card = page.getByRole('article', { name: 'faulty' });
    await card.getByRole('button', { name: 'Ver prévia' }).click();
    const version = await page.getByLabel('Versão').inputValue();
    await page.getByLabel('Site').fill('localhost');
    await page.getByLabel('Motivo').fill('antes de sexta');
    await page.getByRole('button', { name: 'Executar' }).click();

    const link = page.getByRole('link', { name: 'Abrir em nova aba' });
    await expect(link).toHaveAttribute('href', /^https:\/\/localhost\/edge\/preview#mpv_/);
    await expect(page.getByLabel('Endereço')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    const address = new URL((await link.getAttribute('href')) ?? '');
    await page.getByRole('button', { name: 'Fechar', exact: true }).last().click();
    await expect(card.getByText(`em localhost`, { exact: false })).toBeVisible();

    // The site of a test is at a port of its own, without TLS.
    await page.goto(`${ownSite.origin}${address.pathname}${address.hash}`);
    await expect(page).toHaveURL(`${ownSite.origin}/`);
    const banner = page.locator('#preview-banner');
    await expect(banner).toContainText(`faulty ${version}`);
    expect(await page.evaluate(() => document.cookie)).not.toContain('mpv_');
    await page.goto(`${ownSite.origin}/faulty`);
    await expect(page.getByRole('heading', { level: 1, name: 'Generation 5' })).toBeVisible();
    await banner.getByRole('button').click();
    await expect(page).toHaveURL(`${ownSite.origin}/`);
    await expect(banner).toHaveCount(0);

    await page.goto(desk.origin);
    await card.getByRole('button', { name: 'Encerrar prévia' }).click();
    await page.getByLabel('Motivo').fill('vista');
    await page.getByRole('button', { name: 'Executar' }).click();
    await expect(card.getByRole('button', { name: 'Encerrar prévia' })).toHaveCount(0);
    expect(ownSite.release('preview')).toContain('No preview is running');
  } finally {
    // A desk that is left open goes on asking.
    await page.goto('about:blank');
    desk.stop();
  }
});
