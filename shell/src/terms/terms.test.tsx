import { act, fireEvent, screen } from '@testing-library/react';
import type { ReleasedArea } from '@mosaico/shared/contract';
import { aUser } from '@mosaico/shared/testing';
import { App } from '../App.tsx';
import { memoryStorage, type TextStorage } from '@mosaico/shared/storage';
import { shellRoutes } from '../routes/shell-routes.ts';
import { anArea, aRelease } from '../testing/an-area.ts';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import type { FakeServer, Sent } from '../testing/fake-network.ts';
import { siteData } from '../testing/site-data.ts';
import { settle } from '../testing/settle.ts';
import { travel } from '../testing/travel.ts';

const version = (number: number, effectiveAt: string) => ({
  version: number,
  published_at: '2026-11-01T12:00:00.000Z',
  effective_at: effectiveAt,
  summary: `What changes in ${number}.`,
});
const OLD = version(1, '2026-01-01T12:00:00.000Z');
const NEW = version(2, '2026-12-01T12:00:00.000Z');

const { declaration } = aRelease();
/** An area whose form takes out money. */
const FORM = anArea({
  declaration: {
    ...declaration,
    routes: declaration.routes.map((route) => ({ ...route, path: '/withdraw' })),
  },
});

interface Situation {
  readonly at?: string;
  readonly accepted?: number | null;
  readonly isInForce?: boolean;
  readonly isMember?: boolean;
  readonly refuses?: { status: number; body: unknown };
  readonly sessionStorage?: TextStorage;
  readonly areas?: readonly ReleasedArea[];
}

/** A site whose second terms are announced, or in force already. */
async function show(situation: Situation = {}) {
  const { accepted = 1, isMember = true, isInForce = false, areas = [] } = situation;
  const state = { accepted, refuses: situation.refuses, terms: isInForce ? [NEW, null] : [OLD, NEW] };
  const answer = (data: unknown) => ({ body: { code: 200, message: 'OK', data } });
  const server: FakeServer = ({ url, body, headers }: Sent) => {
    const [current, next] = state.terms;
    const isKnown = headers['Authorization'] !== undefined;
    if (url.startsWith('/api/auth/me')) return answer(aUser());
    if (url.startsWith('/api/auth/logout')) return answer(null);
    if (url.startsWith('/api/dynamicwebs/getdata')) return answer(siteData());
    if (url.startsWith('/api/terms/get'))
      return answer({ current, next, accepted_version: isKnown ? state.accepted : null });
    if (!url.startsWith('/api/terms/accept')) return { status: 404, body: { code: 404, message: 'No' } };
    if (state.refuses) return state.refuses;
    state.accepted = (body as { version: number }).version;
    return answer({ accepted_version: state.accepted });
  };
  const sessionStorage = situation.sessionStorage ?? memoryStorage();
  const shell = await aShell({ at: situation.at ?? '/nowhere', server, sessionStorage, areas });
  if (isMember) await shell.platform.session.start('tok-1');
  const rendered = await renderInShell(shell, <App routes={shellRoutes} />);
  await settle(650);
  const asked = (path: string) => shell.network.sent.filter(({ url }) => url.startsWith(path));
  return { shell, state, asked, sessionStorage, ...rendered };
}
const notice = () => screen.queryByRole('region', { name: 'New terms of use are coming' });
const consent = () => screen.queryByRole('alertdialog', { name: 'Our terms of use have changed' });
const REFUSED = { status: 503, body: { code: 503, message: 'Not now', error: 'unavailable', errors: {} } };

describe('the notice of announced terms [R258]', () => {
  it('says from when, what changes, and where to read it, and is asked for once', async () => {
    const { asked } = await show();

    expect(notice()).toHaveTextContent('In force from December 1, 2026.');
    expect(notice()).toHaveTextContent('What changes in 2.');
    expect(screen.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '/terms');
    expect(asked('/api/terms/get')).toHaveLength(1);
    expect(consent()).not.toBeInTheDocument();
  });

  it('lets a member accept, with an idempotency key, and goes', async () => {
    const { asked, player } = await show();

    await player.click(screen.getByRole('button', { name: 'Accept' }));
    await settle(60);

    const [sent] = asked('/api/terms/accept');
    expect(sent?.body).toMatchObject({ version: 2 });
    expect(sent?.headers['Idempotency-Key']).toEqual(expect.any(String));
    expect(notice()).not.toBeInTheDocument();
  });

  it('says why accepting failed, stays, and sends the same key again', async () => {
    const { asked, state, player } = await show({ refuses: REFUSED });

    await player.click(screen.getByRole('button', { name: 'Accept' }));
    await settle(60);
    expect(screen.getByRole('alert')).toHaveTextContent('Not now');
    expect(notice()).toBeVisible();

    state.refuses = undefined;
    await player.click(screen.getByRole('button', { name: 'Accept' }));
    await settle(60);
    const keys = asked('/api/terms/accept').map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[1]).toBe(keys[0]);
    expect(notice()).not.toBeInTheDocument();
  });

  it('can be put off for this session of the tab', async () => {
    const { player, unmount, sessionStorage } = await show();

    await player.click(screen.getByRole('button', { name: 'Not now' }));
    expect(notice()).not.toBeInTheDocument();
    unmount();

    await show({ sessionStorage });
    expect(notice()).not.toBeInTheDocument();
  });

  it('is for visitors too, who can only take note of it', async () => {
    const { player } = await show({ isMember: false });

    expect(notice()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    await player.click(screen.getByRole('button', { name: 'Got it' }));

    expect(notice()).not.toBeInTheDocument();
  });

  it('waits until a page with a form is left', async () => {
    const { shell } = await show({ isMember: false, at: '/login' });
    expect(notice()).not.toBeInTheDocument();

    act(() => shell.platform.navigation.push('/nowhere'));
    await settle(60);

    expect(notice()).toBeVisible();
  });

  it('does not come to who has accepted already', async () => {
    await show({ accepted: 2 });

    expect(notice()).not.toBeInTheDocument();
  });
});

describe.each([
  ['the notice of announced terms', notice, false],
  ['the question for consent', consent, true],
] as const)('[R258] %s', (_, asked, isInForce) => {
  type Shell = Awaited<ReturnType<typeof show>>['shell'];

  it.each([
    [
      'a payment is open or a round is played',
      ({ platform }: Shell) => {
        const release = platform.busy.hold('pix');
        return () => Promise.resolve(release());
      },
    ],
    [
      'the menu is open',
      ({ platform: { modals } }: Shell) => {
        modals.open('menu');
        return () => travel(() => modals.close());
      },
    ],
    [
      'a sheet of an area is open',
      ({ platform: { modals } }: Shell) => {
        const sheets = modals.of('games');
        sheets.open('deposit');
        return () => travel(() => sheets.close('deposit'));
      },
    ],
    [
      'a question is open',
      ({ platform: { notices } }: Shell) => {
        void notices.confirm('Sure?');
        return () => travel(() => notices.question.value?.answer(true));
      },
    ],
  ])('waits while %s, and comes afterwards', async (__, begin) => {
    const { shell } = await show({ isMember: false, accepted: 1, isInForce });
    let end = () => Promise.resolve();
    act(() => void (end = begin(shell)));
    await act(() => shell.platform.session.start('tok-1'));
    await settle(120);
    expect(asked()).not.toBeInTheDocument();

    await act(() => end());
    await settle(120);

    expect(asked()).toBeInTheDocument();
  });
});

describe('consent to terms in force [R258]', () => {
  it.each([
    ['one who has never accepted any', 0, 'Please accept the terms of use to begin'],
    ['one who has accepted former ones', 1, 'Our terms of use have changed'],
  ])('leaves the pages of money and data to %s, and asks them there', async (_, accepted, name) => {
    const { shell, player, state } = await show({ isInForce: true, accepted, at: '/withdraw' });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

    act(() => shell.platform.navigation.push('/recharge'));
    await settle(60);
    expect(screen.getByRole('alertdialog', { name })).toBeVisible();

    act(() => shell.platform.navigation.push('/security-center/devices'));
    await settle(60);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name })).toBeVisible();
    await player.click(screen.getByRole('button', { name: 'Accept' }));
    await settle(60);
    expect(state.accepted).toBe(2);
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });

  it('stands at the end of a form that is used without it, and covers nothing', async () => {
    await show({ isInForce: true, at: '/withdraw', areas: [FORM] });

    const question = screen.getByRole('region', { name: 'Our terms of use have changed' });
    expect(question).toBeVisible();
    expect(question).not.toHaveStyle({ position: 'sticky' });
  });

  it('is told to the areas once it is given', async () => {
    const { shell, player, state } = await show({ isInForce: true, refuses: REFUSED });
    const told: number[] = [];
    shell.platform.bus.on('account.terms-accepted').subscribe(({ version: number }) => told.push(number));

    await player.click(screen.getByRole('button', { name: 'Accept' }));
    await settle(60);
    expect(told).toEqual([]);

    state.refuses = undefined;
    await player.click(screen.getByRole('button', { name: 'Accept' }));
    await settle(60);
    expect(told).toEqual([2]);
  });

  it('is asked for before the member goes on, and nothing but an answer ends the question', async () => {
    const { player } = await show({ isInForce: true });
    const dialog = consent() as HTMLElement;
    expect(dialog).toHaveTextContent('In force since December 1, 2026.');

    await player.keyboard('{Escape}');
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(dialog, cancel);
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    (dialog as HTMLDialogElement).close();

    expect(cancel.defaultPrevented).toBe(true);
    expect(consent()).toHaveAttribute('open');
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });

  it('is given', async () => {
    const { player, state } = await show({ isInForce: true });

    await player.click(screen.getByRole('button', { name: 'Accept' }));
    await settle(60);

    expect(state.accepted).toBe(2);
    expect(consent()).not.toBeInTheDocument();
  });

  it('does not say that terms have changed to a member who has never accepted any [R213]', async () => {
    await show({ isInForce: true, accepted: 0 });

    const dialog = screen.getByRole('alertdialog', { name: 'Please accept the terms of use to begin' });
    expect(dialog).toHaveTextContent(
      'Before you play, deposit, claim rewards or register others, please read and accept the terms of use. You can withdraw without that',
    );
    expect(dialog).not.toHaveTextContent(/chang|new terms/i);
  });

  it('says why it could not be kept, and asks again', async () => {
    const { player } = await show({ isInForce: true, refuses: REFUSED });

    await player.click(screen.getByRole('button', { name: 'Accept' }));
    await settle(60);

    expect(screen.getByRole('alert')).toHaveTextContent('Not now');
    expect(consent()).toBeInTheDocument();
  });

  it('is not asked of a member who logs out instead', async () => {
    const { shell, player } = await show({ isInForce: true });

    await player.click(screen.getByRole('button', { name: 'Log out' }));
    await settle(60);

    expect(shell.platform.session.isLoggedIn()).toBe(false);
    expect(consent()).not.toBeInTheDocument();
  });

  it('lets the terms be read first, and can be given there', async () => {
    const { player, shell } = await show({ isInForce: true });

    await player.click(screen.getByRole('link', { name: 'Read the terms' }));
    await settle(60);
    expect(consent()).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Our terms of use have changed' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Not now' })).not.toBeInTheDocument();

    act(() => shell.platform.navigation.push('/nowhere'));
    expect(consent()).toBeInTheDocument();
  });

  it('is not asked of visitors', async () => {
    await show({ isMember: false, isInForce: true });

    expect(consent()).not.toBeInTheDocument();
  });

  it('gives way to newer terms that have come meanwhile', async () => {
    const unknown = {
      status: 422,
      body: { code: 422, message: 'Unknown terms', error: 'terms_unknown', errors: {} },
    };
    const { state, player } = await show({ isInForce: true, refuses: unknown });
    state.terms = [version(3, '2026-12-20T12:00:00.000Z'), null];

    await player.click(screen.getByRole('button', { name: 'Accept' }));
    await settle(60);

    expect(consent()).toHaveTextContent('What changes in 3.');
  });
});
