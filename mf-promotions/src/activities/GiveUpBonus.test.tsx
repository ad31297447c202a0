import { act, screen, waitFor } from '@testing-library/react';
import { type ApiStubs, aUser, fakePlatform, okBody, refusal, renderScreen } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import type { Award } from './awards.ts';
import { AwardsHistory } from './AwardsHistory.tsx';
import { OpenBonus } from './OpenBonus.tsx';

const AWARDS = 'POST /api/promotion/awards';
const GIVE_UP = 'POST /api/promotion/bonus/giveup';
const BUTTON = { name: 'Give up the bonus' };

const bonus: Award = {
  id: 9,
  kind: 'first_deposit',
  amount: '100.00',
  turnover_amount: '500.00',
  turnover_left: '380.00',
  bonus_left: '112.50',
  status: 'open',
  created_at: '2026-11-20T12:00:00.000Z',
};
const page = (...list: Award[]) => okBody({ list, total: list.length, page: 1, limit: 50, next: null });
const done = okBody(
  { amount: '112.50', turnover_amount: '380.00', ends_with_round: 0 as const },
  'You gave it up',
);

function open(stubs: ApiStubs, { confirms = true, isHistory = false, user = aUser() } = {}) {
  const platform = fakePlatform({ user, api: stubs, confirms });
  const screenOf = isHistory ? <AwardsHistory /> : <OpenBonus kind="first_deposit" />;
  const sent = (key: string) =>
    platform.api.calls.filter((call) => call.key === key).map(({ input }) => input);
  return { platform, sent, drawn: renderScreen(screenOf, { platform, messages: { en } }) };
}

/** An API whose member has the bonus until they give it up. */
function untilGivenUp(): ApiStubs {
  let isGivenUp = false;
  return {
    [AWARDS]: () =>
      page(isGivenUp ? { ...bonus, status: 'given_up', turnover_left: '0.00', bonus_left: '0.00' } : bonus),
    [GIVE_UP]: () => {
      isGivenUp = true;
      return done;
    },
  };
}

describe('giving up a bonus', () => {
  it('[A62] asks with what goes and what becomes free, then says the server’s words, and the bonus is gone', async () => {
    const { platform, sent, drawn } = open(untilGivenUp());
    const { player } = await drawn;
    const { refresh } = platform.session;
    const refreshed = jest.fn(refresh);
    Object.assign(platform.session, { refresh: refreshed });

    await player.click(await screen.findByRole('button', BUTTON));

    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(sent(GIVE_UP)).toEqual([{ body: { id: 9 } }]);
    expect(platform.shown).toEqual([
      { kind: 'confirm', text: expect.stringMatching(/R\$112\.50 of bonus money.*wager R\$380\.00/) },
      { kind: 'success', text: 'You gave it up' },
    ]);
    expect(refreshed).toHaveBeenCalledTimes(1);
  });

  it('[A62] sends nothing to whoever keeps it', async () => {
    const { sent, drawn } = open(untilGivenUp(), { confirms: false });
    const { player } = await drawn;

    await player.click(await screen.findByRole('button', BUTTON));

    expect(sent(GIVE_UP)).toEqual([]);
    expect(screen.getByRole('progressbar')).toBeVisible();
  });

  it('[A62] says of one that is in play how much of it is, and that what this wins is not the member’s', async () => {
    const { platform, drawn } = open(
      { [AWARDS]: page({ ...bonus, bonus_in_play: '7.00' }) },
      { confirms: false },
    );
    const { player } = await drawn;

    await player.click(await screen.findByRole('button', BUTTON));

    expect(platform.shown[0]?.text).toMatch(
      /R\$112\.50 of bonus money.*wager R\$380\.00.*R\$7\.00 of it is staked in a round that is not over.*goes to the house/,
    );
  });

  it('[A62] shows a refusal, and asks for the awards anew', async () => {
    const text = 'This bonus is not active any more';
    const { platform, sent, drawn } = open({
      [AWARDS]: page(bonus),
      [GIVE_UP]: refusal('bonus_not_open', text),
    });
    const { player } = await drawn;

    await player.click(await screen.findByRole('button', BUTTON));

    await waitFor(() => expect(sent(AWARDS)).toHaveLength(2));
    expect(platform.shown.at(-1)).toEqual({ kind: 'error', text });
  });

  it('[A62] [G31] is in the history as well, also in a break, and then shown as given up', async () => {
    const { platform, drawn } = open(untilGivenUp(), { isHistory: true });
    const { player } = await drawn;
    await screen.findByRole('button', BUTTON);
    act(() => platform.setUser(aUser({ play_bar: { why: 'paused', until: null } })));

    await player.click(screen.getByRole('button', BUTTON));

    expect(await screen.findByText('Given up')).toBeVisible();
    expect(screen.queryByRole('button', BUTTON)).toBeNull();
  });

  it('[A62] is offered for open bonuses alone, and not by an API of a release before it', async () => {
    const { bonus_left: _, ...older } = bonus;
    const list = [
      older,
      { ...bonus, id: 2, status: 'released' as const },
      { ...bonus, id: 3, status: 'paid' as const },
    ];
    const { drawn } = open({ [AWARDS]: page(...list) }, { isHistory: true });
    await drawn;

    expect(await screen.findByText('Turned into cash')).toBeVisible();
    expect(screen.queryByRole('button', BUTTON)).toBeNull();
  });
});
