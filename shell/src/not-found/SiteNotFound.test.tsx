import { act, screen } from '@testing-library/react';
import { App } from '../App.tsx';
import { shellRoutes } from '../routes/shell-routes.ts';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { siteData } from '../testing/site-data.ts';
import { settle } from '../testing/settle.ts';

const UNKNOWN = {
  status: 404,
  body: { code: 404, message: 'Site not found', error: 'site_not_found', errors: {} },
};

async function show() {
  const answer = { isKnown: false };
  const shell = await aShell({
    at: '/',
    server: ({ url }) =>
      url.startsWith('/api/dynamicwebs/getdata') && answer.isKnown
        ? { body: { code: 200, message: 'OK', data: siteData({ theme: 'mare' }) } }
        : UNKNOWN,
  });
  await shell.platform.siteData.load();
  return { shell, answer, ...(await renderInShell(shell, <App routes={shellRoutes} />)) };
}

afterEach(() => {
  delete document.documentElement.dataset['theme'];
});

describe('on a host that has no site', () => {
  it('[R13] there is one page that says so, and none of the layout', async () => {
    await show();

    expect(screen.getByRole('heading', { name: 'Site not found' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('There is no site at localhost.');
    expect(document.title).toBe('Site not found | Mosaico');
    for (const part of ['banner', 'contentinfo', 'navigation']) {
      expect(screen.queryByRole(part)).not.toBeInTheDocument();
    }
  });

  it('[R13] the page asks again when the player wants it, and becomes the site', async () => {
    const { answer, player } = await show();

    answer.isKnown = true;
    await player.click(screen.getByRole('button', { name: 'Try again' }));
    await settle(10);

    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(document.title).toContain('Aurora');
  });

  it('[G34] wears the colours of the site as soon as it is known', async () => {
    const { answer, shell } = await show();
    expect(document.documentElement.dataset['theme']).toBeUndefined();

    answer.isKnown = true;
    await act(() => shell.platform.siteData.load());

    expect(document.documentElement.dataset['theme']).toBe('mare');
  });
});
