import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import { buildChanged, copyChanged, replaceIn } from '../build-copy.ts';
import { startLocalBuild } from '../local-build.ts';
import { expect, test } from '../test.ts';
import { setting } from '../site.ts';

const SOURCE = 'e2e/fixtures/mf-faulty';

/** A browser for which the site is one of the internet, so that it asks whether its pages may reach this machine. */
function browserElsewhere(origin: string): Promise<Browser> {
  const space = `--ip-address-space-overrides=127.0.0.1:${new URL(origin).port}=public`;
  return chromium.launch({
    executablePath: setting('E2E_HEADLESS_BROWSER'),
    args: ['--no-sandbox', '--disable-gpu', space],
  });
}

test('[G60] one browser has a developer’s own build inside a running site, and each change of it in the open tab, once it may reach that machine', async ({
  ownSite: { origin, release },
}) => {
  release('publish', 'faulty', '--from', await buildChanged(SOURCE, {}));
  release('activate', 'faulty');
  const copy = copyChanged(SOURCE, { 'src/generation.ts': ['= 1', '= 7'] }, 'local-build');
  const local = await startLocalBuild(copy);
  const browser = await browserElsewhere(origin);
  const openTab = async (more: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ baseURL: origin, locale: 'pt-BR', ...more });
    const page = await context.newPage();
    return {
      page,
      heading: page.getByRole('heading', { level: 1 }),
      banner: page.locator('#preview-banner'),
    };
  };
  try {
    const said = release('preview', 'faulty', '--local', local.address, '--site', 'localhost', '--json');
    const { id, address } = JSON.parse(said) as { id: string; address: string };
    const entrance = `/edge/preview${new URL(address).hash}`;
    const enter = async (tab: Awaited<ReturnType<typeof openTab>>) => {
      await tab.page.goto(entrance);
      await tab.page.waitForURL('/');
      await tab.page.goto('/faulty');
    };

    await test.step('whoever does not allow it has what is live', async () => {
      const tab = await openTab();
      await enter(tab);

      await expect(tab.heading).toHaveText('Generation 1');
      await expect(tab.banner).toContainText(`faulty ${local.address}`);
      await expect(tab.banner.getByText('Aguardando o seu computador')).toBeVisible();
      await expect(tab.banner.getByText('Esta área vem do seu próprio computador')).toBeHidden();
    });
    const developer = await openTab({ permissions: ['local-network-access'] });
    await enter(developer);
    await expect(developer.heading).toHaveText('Generation 7');
    await expect(developer.banner.getByText('Esta área vem do seu próprio computador')).toBeVisible();
    await expect(developer.banner.getByText('Aguardando o seu computador')).toBeHidden();
    await developer.page.evaluate(() => ((window as { mark?: boolean }).mark = true));

    replaceIn(join(copy, 'src/generation.ts'), '= 7', '= 8');

    await expect(developer.heading).toHaveText('Generation 8');
    expect(await developer.page.evaluate(() => (window as { mark?: boolean }).mark)).toBe(true);
    const player = await openTab({ permissions: ['local-network-access'] });
    await player.page.goto('/faulty');
    await expect(player.heading).toHaveText('Generation 1');
    await expect(player.banner).toHaveCount(0);

    release('preview', 'faulty', '--end', id);
    await developer.page.reload();
    await expect(developer.heading).toHaveText('Generation 1');
    await expect(developer.banner).toHaveCount(0);
  } finally {
    await browser.close();
    await local.stop();
  }
});
