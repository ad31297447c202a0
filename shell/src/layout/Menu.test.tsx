import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReleasedArea } from '@mosaico/shared/contract';
import { aUser } from '@mosaico/shared/testing';
import { ModalHost } from '../modals/ModalHost.tsx';
import { memoryStorage } from '@mosaico/shared/storage';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { anArea } from '../testing/an-area.ts';
import { learnSite } from '../testing/learn-site.ts';
import { serverOf, siteData } from '../testing/site-data.ts';
import type { Settable } from '@mosaico/shared/reactive';

const label = (text: string) => ({
  pt: text,
  en: text,
  cn: text,
  ch: text,
  vi: text,
  id: text,
  th: text,
  msa: text,
});
const entry = (text: string, order: number, audience: 'everyone' | 'member' | 'visitor' = 'everyone') => ({
  id: text.toLowerCase(),
  place: 'drawer' as const,
  to: `/${text.toLowerCase()}`,
  icon: 'gift',
  label: label(text),
  order,
  audience,
  emphasis: false,
});

function declaring(...navigation: ReturnType<typeof entry>[]): ReleasedArea {
  const area = anArea();
  return { ...area, declaration: { ...area.declaration, navigation } };
}

async function open(isMember = false) {
  const areas = [
    declaring(entry('Support', 210), entry('Deposit', 110)),
    declaring(entry('Bonus', 120), entry('Records', 130, 'member'), entry('Hello', 130, 'visitor')),
  ];
  const server = serverOf({ '/api/auth/me': aUser({ nickname: 'Marina' }) });
  const shell = await aShell({ at: '/bonus', areas, server, sessionStorage: memoryStorage() });
  if (isMember) await shell.platform.session.start('tok-1');
  const rendered = await renderInShell(shell, <ModalHost />);
  act(() => shell.platform.modals.open('menu'));
  await screen.findByRole('dialog');
  return { shell, ...rendered };
}
const back = (act_: () => void) =>
  act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    act_();
    await gone;
  });
const groups = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('list')
    .map((list) =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    );

describe('the menu', () => {
  it('shows what the areas declare for a visitor, in order and in groups by the hundreds of it', async () => {
    await open();

    expect(groups()).toEqual([['Deposit', 'Bonus', 'Hello'], ['Support']]);
    expect(screen.getByRole('link', { name: 'Bonus' })).toHaveAttribute('aria-current', 'page');
  });

  it('[R153] [G1] shows a member what is theirs, and the way out after a question', async () => {
    const { shell, player } = await open(true);

    expect(groups()).toEqual([['Deposit', 'Bonus', 'Records'], ['Support']]);
    expect(screen.getByText('Marina')).toBeVisible();
    await player.click(screen.getByRole('button', { name: 'Log out' }));
    const { question } = shell.platform.notices;
    expect(question.value).toMatchObject({ text: 'Log out of your account?', yes: 'Log out' });
    expect(shell.platform.session.isLoggedIn()).toBe(true);
    await back(() => question.value?.answer(true));

    await waitFor(() => expect(shell.platform.session.isLoggedIn()).toBe(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[G1] keeps a member who thinks better of it, and stays open', async () => {
    const { shell, player } = await open(true);
    await player.click(screen.getByRole('button', { name: 'Log out' }));

    await back(() => window.history.back());

    expect(shell.platform.notices.question.value).toBeNull();
    expect(shell.platform.session.isLoggedIn()).toBe(true);
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  it('closes on "back", and the page stays', async () => {
    const { shell } = await open();

    await back(() => window.history.back());

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(shell.platform.navigation.location.value.pathname).toBe('/bonus');
  });

  it('gives its place in the history to where it leads: one "back" comes to the page before', async () => {
    const { shell, player } = await open();

    await player.click(screen.getByRole('link', { name: 'Deposit' }));
    expect(shell.platform.navigation.location.value.pathname).toBe('/deposit');
    await back(() => window.history.back());

    expect(shell.platform.navigation.location.value.pathname).toBe('/bonus');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes on a press beside it, but not on one that began inside', async () => {
    await open();
    const drawer = screen.getByRole('dialog');

    fireEvent.pointerDown(screen.getByRole('link', { name: 'Bonus' }));
    fireEvent.click(drawer);
    expect(screen.getByRole('dialog')).toBeVisible();

    await back(() => {
      fireEvent.pointerDown(drawer);
      fireEvent.click(drawer);
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[A30] leads nowhere that the site does not have, whoever declares the way', async () => {
    const { shell } = await open();
    const area = anArea({ area: 'agency' });
    const [route] = area.declaration.routes;
    if (!route) throw new Error('no route');
    const routes = [{ ...route, path: '/deposit', unless: 'without_agents' as const }];
    const { areas, ...map } = shell.composition.value;
    const settable = shell.composition as Settable<typeof shell.composition.value>;
    act(() =>
      settable.set({
        ...map,
        areas: [...areas, { ...area, declaration: { ...area.declaration, routes } }],
      }),
    );
    expect(groups()).toEqual([['Deposit', 'Bonus', 'Hello'], ['Support']]);

    act(() => learnSite(shell.platform, siteData()));
    expect(groups()).toEqual([['Deposit', 'Bonus', 'Hello'], ['Support']]);
    act(() => learnSite(shell.platform, siteData({ features: ['without_agents'] })));
    expect(groups()).toEqual([['Bonus', 'Hello'], ['Support']]);
  });
});
