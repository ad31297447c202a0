import { act, screen } from '@testing-library/react';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { PrivacyScreen, TermsScreen } from './LegalScreens.tsx';

const CURRENT = {
  version: 1,
  published_at: '2026-01-01T12:00:00.000Z',
  effective_at: '2026-01-01T12:00:00.000Z',
  summary: '',
};
const NEXT = {
  version: 2,
  published_at: '2026-11-01T12:00:00.000Z',
  effective_at: '2026-12-01T12:00:00.000Z',
  summary: 'Withdrawals are faster.',
};

function serverWith(next: typeof NEXT | null) {
  return () => ({
    status: 200,
    body: { code: 200, message: 'OK', data: { current: CURRENT, next, accepted_version: null } },
  });
}

describe('the legal screens [R74]', () => {
  it.each([
    ['Terms of use', TermsScreen],
    ['Privacy', PrivacyScreen],
  ])('show %s with its sections', async (title, Part) => {
    await renderInShell(await aShell(), <Part />);

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(3);
    expect(document.body).not.toHaveTextContent('{{');
  });

  it('follow the language', async () => {
    const shell = await aShell();
    await renderInShell(shell, <PrivacyScreen />);
    await screen.findByRole('heading', { level: 1, name: 'Privacy' });

    act(() => shell.platform.language.choose({ icon: '', option: 'PT', value: 'pt' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Privacidade' })).toBeVisible();
  });

  it('[R258] say which terms are in force, and which are announced', async () => {
    await renderInShell(await aShell({ server: serverWith(NEXT) }), <TermsScreen />);

    expect(await screen.findByText(/Version 1, in force since January 1, 2026/)).toBeVisible();
    expect(screen.getByText(/Version 2 will be in force from December 1, 2026/)).toBeVisible();
    expect(screen.getByText(/Withdrawals are faster/)).toBeVisible();
  });

  it('stand when the version in force cannot be had', async () => {
    await renderInShell(await aShell(), <TermsScreen />);

    expect(await screen.findByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
    expect(screen.queryByText(/in force since/)).not.toBeInTheDocument();
  });
});
