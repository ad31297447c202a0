import { screen } from '@testing-library/react';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { serverOf, siteData } from '../testing/site-data.ts';
import { settle } from '../testing/settle.ts';
import { LanguageSheet } from './LanguageSheet.tsx';

const GETDATA = '/api/dynamicwebs/getdata';
const LIST = '/api/language/getList';
const language = (language_code: string, language_name: string) => ({
  language_code,
  language_name,
  language_flag_link: `/assets/flags/${language_code}.svg`,
});
/** What the seed gives its sites: demo has Chinese, demo2 has not. */
const DEMO = [language('PT1', 'Português'), language('EN1', 'English'), language('ZH_CN1', '简体中文')];
const DEMO2 = DEMO.slice(0, 2);

async function open(data: Parameters<typeof siteData>[0], list?: unknown) {
  const server = serverOf({ [GETDATA]: siteData(data), ...(list !== undefined && { [LIST]: list }) });
  const shell = await aShell({ server });
  await shell.platform.siteData.load();
  const rendered = await renderInShell(shell, <LanguageSheet />);
  await settle(10);
  return { shell, ...rendered };
}
const names = () => screen.getAllByRole('radio').map((option) => option.querySelector('[lang]')?.textContent);

describe('the language sheet', () => {
  it('[R21] [R22] [A2] offers three languages on the site that supplies Chinese, two on the other one', async () => {
    const { unmount } = await open({ supported_language: DEMO });
    expect(names()).toEqual(['Português', 'English', '简体中文']);
    unmount();

    await open({ supported_language: DEMO2 });
    expect(names()).toEqual(['Português', 'English']);
  });

  it('[R15] [A2] offers every language, each in its own words, where the operator has them switched on', async () => {
    await open({ supported_language: DEMO, features: ['all_languages'] });

    expect(names()).toEqual([
      'Português',
      'English',
      '简体中文',
      'Tiếng Việt',
      'Bahasa Indonesia',
      'ไทย',
      'Bahasa Melayu',
    ]);
    expect(screen.getByText('Bahasa Melayu')).toHaveAttribute('lang', 'ms');
  });

  it('[R176] asks for names and flags when it opens', async () => {
    const { shell } = await open({ supported_language: DEMO }, [
      { name: 'Português (Brasil)', code: 'pt', icon: '/new.svg' },
      { name: '中文', code: 'zh_cn', icon: '/zh.svg' },
    ]);

    expect(shell.network.sent.find(({ url }) => url.startsWith(LIST))?.url).toContain('site=demo');
    expect(names()).toEqual(['Português (Brasil)', 'English', '中文']);
  });

  it('[R240] keeps the default list without a word when that fails', async () => {
    const { shell } = await open({ supported_language: DEMO });

    expect(shell.network.sent.some(({ url }) => url.startsWith(LIST))).toBe(true);
    expect(names()).toEqual(['Português', 'English', '简体中文']);
    expect(shell.platform.notices.toasts.value).toEqual([]);
  });

  it('[R18] [R19] [R22] stores the choice with exactly its three keys', async () => {
    const { shell, player } = await open({ supported_language: DEMO });

    await player.click(screen.getByRole('radio', { name: '简体中文' }));

    expect(JSON.parse(shell.platform.storage.getItem('language') ?? '')).toEqual({
      icon: '/assets/flags/ZH_CN1.svg',
      option: '简体中文',
      value: 'zh_cn',
    });
    expect(shell.platform.language.messageSet).toBe('cn');
  });

  it('goes from one language to the next with the arrow keys', async () => {
    const { player } = await open({ supported_language: DEMO });
    const [pt, en, zh] = screen.getAllByRole('radio');
    expect(en).toHaveAttribute('aria-checked', 'true');
    expect([pt, en, zh].map((option) => option?.tabIndex)).toEqual([-1, 0, -1]);

    en?.focus();
    await player.keyboard('{ArrowDown}');
    expect(zh).toHaveFocus();
    await player.keyboard('{ArrowDown}');
    expect(pt).toHaveFocus();
    await player.keyboard('{ArrowUp}');
    expect(zh).toHaveFocus();
  });
});
