import { createTeamRepository } from '../packages/team-repository.ts';
import { expect, test } from '../test.ts';

test.use({ baseURL: ({ ownSite }, use) => use(ownSite.origin) });

test('[G57] a team goes live from an empty folder of its own, with nothing of this repository but its packages', async ({
  page,
  ownSite: { registry, release, liveVersions },
}) => {
  const { shell } = liveVersions();
  const repository = await createTeamRepository('raffles');
  try {
    await repository.pnpm(['install', '--prefer-offline']);
    await repository.pnpm(['run', 'types']);
    await repository.pnpm(['test']);
    const first = await repository.pnpm(['run', 'build']);
    const version = /raffles (0\.1\.0-b[0-9a-f]{10}): built/.exec(first)?.[1];
    expect(await repository.pnpm(['run', 'build'])).toContain(`raffles ${version}: already built`);
    expect(await repository.pnpm(['run', 'release'], { REGISTRY_DIR: registry })).toContain(`${version}`);
    const preview = await repository.pnpm(['run', 'preview', '--site', 'localhost'], {
      REGISTRY_DIR: registry,
    });
    const [, token] = /https:\/\/localhost\/edge\/preview#(\S+)/.exec(preview) ?? [];
    await page.goto(`/edge/preview#${token}`);
    await expect(page.locator('#preview-banner')).toContainText(`raffles ${version}`);
    await page.goto('/raffles');
    await expect(page.getByRole('heading', { level: 1, name: 'Área Raffles' })).toBeVisible();
    await page.locator('#preview-banner').getByRole('button').click();
    await expect(page.locator('#preview-banner')).toHaveCount(0);
    expect((await page.request.get('/raffles')).status()).toBe(404);
    await repository.pnpm(['exec', 'mosaico-release', 'activate', 'raffles', '--reason', 'a first screen'], {
      REGISTRY_DIR: registry,
    });

    expect(liveVersions()).toMatchObject({ raffles: version, shell });
    expect(release('verify', 'raffles')).toContain('raffles');
    // The very first view of a screen does not wait long for its drawing.
    await expect
      .poll(async () => (await page.request.get('/raffles')).text())
      .toContain('Tudo sobre Raffles em um só lugar.');
    await page.goto('/raffles');
    await expect(page.getByRole('heading', { level: 1, name: 'Área Raffles' })).toBeVisible();
    await expect(page.getByText('Ainda não há nada aqui')).toBeVisible();
  } finally {
    repository.remove();
  }
});
