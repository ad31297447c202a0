import { screen, waitFor } from '@testing-library/react';
import type { Data } from '@mosaico/shared/api';
import type { ReviewedCentavosAttribute } from '@mosaico/shared/contract';
import { type ApiStubs, aUser, fakePlatform, okBody, refusal, renderScreen } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { WithdrawalStake } from './WithdrawalStake.tsx';

const REVIEWED_CENTAVOS: ReviewedCentavosAttribute = 'data-reviewed-centavos';

const STAKE = 'GET /api/promotion/withdrawalstake';
type Stake = NonNullable<Data<typeof STAKE>['stake']>;

const stake = (changes: Partial<Stake> = {}): Stake => ({
  kind: 'first_deposit',
  reward: '50.00',
  turnover_amount: '250.00',
  counted: '30.00',
  reward_after: '20.00',
  ...changes,
});

interface Opening {
  readonly answer?: ApiStubs[typeof STAKE];
  readonly user?: ReturnType<typeof aUser>;
  /** As the wallet says it around the place. */
  readonly said?: string;
}

async function open({ answer = okBody({ stake: stake() }), user = aUser(), said = '2000' }: Opening = {}) {
  const platform = fakePlatform({ user, api: { [STAKE]: answer } });
  const place = { [REVIEWED_CENTAVOS]: said };
  const rendered = await renderScreen(
    <div {...place}>
      <WithdrawalStake />
    </div>,
    { platform, messages: { en } },
  );
  return { ...rendered, asked: () => platform.api.calls.filter(({ key }) => key === STAKE) };
}

describe('what a withdrawal takes from a bonus, before it is confirmed [A44]', () => {
  it('says what there is to claim, what is left of it, what a claim takes, and leads there', async () => {
    const { asked } = await open();

    expect(await screen.findByText('You have a bonus of R$50.00 to claim')).toBeVisible();
    const note = screen.getByRole('status');
    expect(note).toHaveTextContent(
      'only R$30.00 of your first deposit counts, and the bonus falls to R$20.00',
    );
    expect(note).toHaveTextContent('you cannot withdraw until R$250.00 has been wagered');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/promotion/activity/recharge');
    expect(asked().map(({ input }) => input)).toEqual([{ query: { money: '20.00' } }]);
  });

  it('says that nothing is left of it below the least deposit', async () => {
    await open({ answer: okBody({ stake: stake({ counted: '10.00', reward_after: null }) }) });

    expect(await screen.findByText(/only R\$10\.00.*too little, and you lose the bonus/)).toBeVisible();
  });

  it.each([
    ['where the withdrawal takes nothing', okBody({ stake: null })],
    ['where the server does not say', refusal('unavailable', 'Later')],
  ])('says nothing %s', async (_, answer) => {
    const { asked } = await open({ answer });

    await waitFor(() => expect(asked()).not.toEqual([]));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('[G31] asks and says nothing to who takes a break', async () => {
    const { asked } = await open({ user: aUser({ play_bar: { why: 'paused', until: null } }) });

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(asked()).toEqual([]);
  });

  it('asks nothing where the place names no amount', async () => {
    const { asked } = await open({ said: '' });

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(asked()).toEqual([]);
  });
});
