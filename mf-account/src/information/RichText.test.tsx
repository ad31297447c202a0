import { screen, within } from '@testing-library/react';
import { fakePlatform, renderScreen } from '@mosaico/shared/testing';
import { AccountArea } from '../AccountArea.tsx';
import en from '../messages/en.json';
import { aMessage, aPage, STUBS } from '../testing/information.ts';

/** The whole text of an announcement, opened. */
async function opened(content: string) {
  const list = [aMessage({ id: 5, kind: 'announcement', title: 'News', content, preview: 'First words' })];
  const platform = fakePlatform({
    at: '/information-center/announcement',
    api: { ...STUBS, 'GET /api/informationcenter/announcement': aPage(list) },
  });
  const { player } = await renderScreen(<AccountArea />, { platform, messages: { en } });
  await player.click(await screen.findByRole('button', { name: /^News/ }));
  const row = (await screen.findAllByRole('listitem'))[0];
  if (!row) throw new Error('no announcement');
  return { platform, player, row };
}

describe('the text of an announcement', () => {
  it('[G56] has headings, lists, bold words and links', async () => {
    const { row, player, platform } = await opened(
      '## When\n\n- today at **23 h**\n- *tomorrow*\n\n1. first\n\nSee [limits](/responsible-gaming) or [help](https://help.example/a).',
    );

    expect(await within(row).findByRole('heading', { name: 'When' })).toBeVisible();
    expect(within(row).getAllByRole('list')).toHaveLength(2);
    expect(within(row).getByText('23 h').tagName).toBe('STRONG');
    expect(within(row).getByRole('link', { name: /^help/ })).toHaveAttribute(
      'href',
      'https://help.example/a',
    );
    await player.click(within(row).getByRole('link', { name: 'limits' }));
    expect(platform.navigation.location.value.pathname).toBe('/responsible-gaming');
  });

  it.each([
    ['a script', 'Hello <script>alert(1)</script> **you**'],
    ['a picture', 'Hello ![x](https://x.example/a.png) **you**'],
    ['a link that runs', 'Hello [x](javascript:alert(1)) **you**'],
    ['a link to another host in disguise', 'Hello [x](//evil.example) **you**'],
    ['a link to another host behind a tab', 'Hello [x](/&#9;/evil.example) **you**'],
  ])('[G56] makes no element of %s', async (_what, content) => {
    const { row } = await opened(content);

    expect(await within(row).findByText('you')).toBeVisible();
    expect(within(row).queryAllByRole('link')).toEqual([]);
    expect(within(row).queryAllByRole('img')).toEqual([]);
    expect(row.innerHTML).not.toMatch(/<(script|img|iframe)/);
  });

  it('[R111] shows its first words without marks while it is closed', async () => {
    const { row, player } = await opened('**First** words');

    await player.click(within(row).getByRole('button'));

    expect(within(row).getByText('First words')).toBeVisible();
  });
});
