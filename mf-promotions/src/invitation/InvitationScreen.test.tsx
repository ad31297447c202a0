import { act, screen, within } from '@testing-library/react';
import type { Data } from '@mosaico/shared/api';
import { type ApiStubs, aUser, fakePlatform, okBody, refusal, renderScreen } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import type { Activity } from '../activities/useActivities.ts';
import { InvitationScreen } from './InvitationScreen.tsx';

const CHECK = 'POST /api/invitationactivity/check';
const CLAIM = 'POST /api/invitationactivity/claim';
type Row = Data<typeof CHECK>[number];

const row = (id: number, required: number, current: number, changes: Partial<Row> = {}): Row => ({
  id,
  required_invites: required,
  current_invites: current,
  reward_amount: `${required * 10}.00`,
  is_claimed: 0,
  held_invites: 0,
  held_reason: '',
  ...changes,
});
const card: Activity = {
  key: 'invitation',
  kind: 'invitation',
  state: 'claimable',
  progress: null,
  reward: '10.00',
  turnover: '5',
  terms: { most: '830.00' },
  bet_shares: [],
  turnover_shares: [],
  ends_at: null,
  ends_in_seconds: null,
};

function opened(stubs: ApiStubs, isMember = true) {
  const platform = fakePlatform({
    ...(isMember && { user: aUser() }),
    api: { 'GET /api/promotion/activities': okBody({ list: [card] }), ...stubs },
  });
  return {
    platform,
    drawn: renderScreen(<InvitationScreen />, { platform, messages: { en } }),
    sent: (key: string) => platform.api.calls.filter((call) => call.key === key).map(({ input }) => input),
  };
}

describe('the invitation screen', () => {
  it('[G38] says which valid friends do not count yet, and why', async () => {
    const held = { held_invites: 1, held_reason: 'Same device as yours' };
    const { drawn } = opened({ [CHECK]: okBody([row(1, 1, 0, held), row(2, 3, 0, held)]) });
    await drawn;

    expect(await screen.findByText('Valid friends not counted yet: 1')).toBeVisible();
    expect(screen.getByText('Same device as yours')).toBeVisible();
  });

  it('[R202] [R203] [R126] claims the row that was reached, by its id, once, and loads the rows again', async () => {
    let isClaimed: 0 | 1 = 0;
    const { platform, drawn, sent } = opened({
      [CHECK]: () =>
        okBody([row(1, 1, 2, { is_claimed: 1 }), row(2, 2, 2, { is_claimed: isClaimed }), row(3, 5, 2)]),
      [CLAIM]: () => {
        isClaimed = 1;
        return okBody({ amount: '20.00', turnover_amount: '100.00' }, 'R$20.00 is yours');
      },
    });
    const { player } = await drawn;
    const rows = await screen.findAllByRole('progressbar', { name: 'Friends who count' });
    expect(rows.map((bar) => bar.getAttribute('aria-valuetext'))).toEqual(['1 of 1', '2 of 2', '2 of 5']);
    expect(screen.getAllByRole('button', { name: /^Claim/ })).toHaveLength(1);

    await player.click(screen.getByRole('button', { name: 'Claim R$20.00' }));

    expect(await screen.findAllByText('Claimed')).toHaveLength(2);
    expect(sent(CLAIM)).toEqual([{ body: { id: 2 } }]);
    expect(sent(CHECK)).toHaveLength(2);
    expect(platform.shown).toEqual([{ kind: 'success', text: 'R$20.00 is yours' }]);
    expect(platform.published).toContainEqual({
      name: 'promotions.reward-claimed',
      payload: { kind: 'invitation' },
    });
  });

  it('[G31] leaves of the rows what was reached when a break begins, without targets and claims', async () => {
    const rows = [
      row(1, 1, 2, { is_claimed: 1 }),
      row(2, 2, 2),
      row(3, 5, 2, { held_invites: 1, held_reason: 'x' }),
    ];
    const { platform, drawn } = opened({ [CHECK]: okBody(rows) });
    await drawn;
    expect(await screen.findAllByRole('listitem')).toHaveLength(3);

    act(() => platform.setUser(aUser({ play_bar: { why: 'paused', until: null } })));

    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/10[.,]00Claimed$/),
      expect.stringMatching(/20[.,]00Not available right now$/),
    ]);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  });

  it('[R127] a refusal is shown as an error, loads nothing, and the claim stays', async () => {
    const { platform, drawn, sent } = opened({
      [CHECK]: okBody([row(1, 1, 1)]),
      [CLAIM]: refusal('offer_not_met', 'Not yet'),
    });
    const { player } = await drawn;

    await player.click(await screen.findByRole('button', { name: 'Claim R$10.00' }));

    expect(platform.shown).toEqual([{ kind: 'error', text: 'Not yet' }]);
    expect(sent(CHECK)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Claim R$10.00' })).toBeEnabled();
  });

  it('[R50] leads a member to their link; a visitor sees the rows, and no way to claim them', async () => {
    const { unmount } = await opened({ [CHECK]: okBody([row(1, 1, 0)]) }).drawn;
    expect(await screen.findByRole('link', { name: 'Invite friends' })).toHaveAttribute(
      'href',
      '/agency-center/invite',
    );
    unmount();

    await opened({ [CHECK]: okBody([row(1, 1, 0)]) }, false).drawn;

    expect(within(await screen.findByRole('listitem')).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Invite friends' })).not.toBeInTheDocument();
  });

  it('[G16] leads from the card to the claim, which asks before it locks money that is free', async () => {
    const bonus: Activity = { ...card, turnover_shares: [{ game_type: 'slot', percent: 100 }] };
    const { platform, drawn } = opened({
      'GET /api/promotion/activities': okBody({ list: [bonus] }),
      [CHECK]: okBody([row(1, 1, 0), row(2, 3, 3)]),
      [CLAIM]: okBody({ amount: '30.00', turnover_amount: '150.00' }, 'yours'),
    });
    const { player } = await drawn;
    const claim = await screen.findByRole('button', { name: 'Claim R$30.00' });
    HTMLElement.prototype.scrollIntoView = jest.fn();

    await player.click(screen.getByRole('button', { name: 'See and claim' }));
    expect(claim).toHaveFocus();
    await player.click(claim);

    expect(platform.shown[0]).toEqual({
      kind: 'confirm',
      text: expect.stringMatching(/R\$30\.00 and have to wager R\$150\.00.*R\$100\.00/),
    });
  });

  it('[R239] says in English what has failed, and asks again', async () => {
    let isBroken = true;
    const { drawn } = opened({
      [CHECK]: () => {
        if (isBroken) throw refusal('internal', 'Something went wrong');
        return okBody([row(1, 1, 0)]);
      },
    });
    const { player } = await drawn;
    expect(await screen.findByText('Error in invitationactivity list: Something went wrong')).toBeVisible();

    isBroken = false;
    await player.click(screen.getByRole('button', { name: 'Tentar de novo' }));

    expect(await screen.findByRole('progressbar')).toBeVisible();
  });
});
