import { screen, within } from '@testing-library/react';
import { aUser, fakeIntersections } from '@mosaico/shared/testing';
import { memoryStorage } from '@mosaico/shared/storage';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { serverOf, siteData } from '../testing/site-data.ts';
import { settle } from '../testing/settle.ts';
import { Footer } from './Footer.tsx';

const GETDATA = '/api/dynamicwebs/getdata';
const SOCIAL = '/api/socialmedialinks/get';
const LINKS = [
  { name: 'Fotos', icon: 'camera', url: 'https://fotos.example/' },
  { name: 'Danger', icon: 'alert', url: 'javascript:alert(1)' },
  { name: 'Plain', icon: 'chat', url: 'http://plain.example/' },
];

let sight: ReturnType<typeof fakeIntersections>;
beforeEach(() => (sight = fakeIntersections()));
afterEach(() => {
  sight.restore();
  jest.restoreAllMocks();
});
const bringIntoView = () => sight.report(true);

interface Situation {
  readonly data?: Parameters<typeof siteData>[0];
  readonly isMember?: boolean;
  readonly answers?: Readonly<Record<string, unknown>>;
}

async function show({ data, isMember = false, answers = { [SOCIAL]: LINKS } }: Situation = {}) {
  const server = serverOf({ [GETDATA]: siteData(data), '/api/auth/me': aUser(), ...answers });
  const shell = await aShell({ server, sessionStorage: memoryStorage() });
  await shell.platform.siteData.load();
  if (isMember) await shell.platform.session.start('tok-1');
  const rendered = await renderInShell(shell, <Footer />);
  const arrive = async () => {
    bringIntoView();
    await settle();
  };
  const asked = () => shell.network.sent.filter(({ url }) => url.startsWith(SOCIAL));
  return { shell, arrive, asked, ...rendered };
}

describe('the footer', () => {
  it('[R24] [R25] names who runs the site, the age, and the warning of the Ministry', async () => {
    await show();
    const foot = screen.getByRole('contentinfo');

    expect(foot).toHaveTextContent('Operated by Mosaico Entretenimento, CNPJ 11.222.333/0001-81');
    expect(foot).toHaveTextContent('Authorisation: SPA/MF 0');
    expect(foot).toHaveTextContent('Av. Atlântica, 1000');
    expect(foot).toHaveTextContent('Users over 18 only.');
    expect(foot).toHaveTextContent('betting is not an investment');
  });

  it.each([
    ['Terms of use', '/terms'],
    ['Privacy', '/privacy'],
    ['Responsible gaming', '/responsible-gaming'],
    ['Fairness', '/fairness'],
  ])('[R74] leads to %s within the page', async (name, path) => {
    const { shell, player } = await show();

    await player.click(screen.getByRole('link', { name }));

    expect(shell.platform.navigation.location.value.pathname).toBe(path);
  });

  it('[R24] [R27] leads to support by mail, and to help in a new window straight from the click', async () => {
    const { player } = await show();
    const open = jest.spyOn(window, 'open').mockReturnValue(null);

    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      'mailto:sac@mosaico.example',
    );
    await player.click(screen.getByRole('link', { name: /^CVV 188/ }));

    expect(open).toHaveBeenCalledWith('https://cvv.org.br/', '_blank', 'noopener,noreferrer');
  });

  it('offers no mail to a contact that is none', async () => {
    const legal = { ...siteData().legal, support: '0800 000 000' };
    await show({ data: { legal } });

    expect(screen.queryByRole('link', { name: 'Contact us' })).not.toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('ombudsman: 0800 000 000');
  });

  describe('with social links [R181]', () => {
    it('asks for them only when it comes into view', async () => {
      const { asked, arrive } = await show();
      expect(asked()).toEqual([]);

      await arrive();

      expect(asked()).toHaveLength(1);
      expect(asked()[0]?.url).toContain('site=demo');
    });

    it('shows those on https only, and opens them in a new window straight from the click', async () => {
      const { arrive, player } = await show();
      await arrive();
      const open = jest.spyOn(window, 'open').mockReturnValue(null);
      const links = within(screen.getByRole('region', { name: 'Follow us' })).getAllByRole('link');

      expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://fotos.example/']);
      await player.click(screen.getByRole('link', { name: /^Fotos/ }));

      expect(open).toHaveBeenCalledWith('https://fotos.example/', '_blank', 'noopener,noreferrer');
    });

    it('says nothing when they cannot be had, or there are none', async () => {
      const failed = await show({ answers: {} });
      await failed.arrive();
      expect(screen.queryByText('Follow us')).not.toBeInTheDocument();
      expect(failed.shell.platform.notices.toasts.value).toEqual([]);
      failed.unmount();

      const { arrive } = await show({ answers: { [SOCIAL]: [] } });
      await arrive();
      expect(screen.queryByText('Follow us')).not.toBeInTheDocument();
    });
  });

  it('[R252] [R257] promises nothing that cannot be had: no bonus, and chat rain only where the operator has it', async () => {
    const rain = () => screen.queryByText('Chat rain: rewards every 5 hours');
    const { unmount } = await show();
    expect(rain()).not.toBeInTheDocument();
    expect(screen.queryByText(/100%/)).not.toBeInTheDocument();
    unmount();

    await show({ data: { features: ['chat_rain'] } });
    expect(rain()).toBeVisible();
  });

  it('[R178] shows the logo of a site that has one', async () => {
    await show({ data: { logo: '/assets/logo.svg', site_name: 'Maré' } });

    expect(screen.getByRole('img', { name: 'Maré' })).toHaveAttribute('src', '/assets/logo.svg');
  });
});
