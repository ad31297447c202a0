import { screen, waitFor } from '@testing-library/react';
import { okBody } from '@mosaico/shared/testing';
import { setOnline } from '../testing/connection.ts';
import { openRecharge } from '../testing/open-recharge.tsx';

const OFFERS = 'GET /api/promotion/rechargeoffers';
const FIRST = { kind: 'first_deposit', from: '20.00', turnover: '5', is_automatic: false } as const;
const TIERS = { kind: 'gift_tiers', from: '950.00', turnover: '5', is_automatic: true } as const;
const NOTHING = { reward: null, turnover_amount: null } as const;

beforeEach(async () => {
  await setOnline(true);
  window.sessionStorage.clear();
  document.documentElement.lang = 'en';
});

/** What is offered without an amount, and for the R$ 50 that a chip of the form chooses. */
async function open(...forFifty: object[]) {
  const without = [
    { ...FIRST, ...NOTHING },
    { ...TIERS, ...NOTHING },
  ];
  const rendered = await openRecharge({
    api: {
      [OFFERS]: ({ query }: { query: { money?: string } }) =>
        okBody(query.money ? { money: query.money, list: forFifty } : { money: null, list: without }),
    } as never,
  });
  const fifty = async () => rendered.player.click(await screen.findByRole('button', { name: /50$/ }));
  return { ...rendered, fifty };
}
const offers = () => screen.findByRole('list', { name: 'What this deposit brings' });

describe('what a deposit brings, beside its amount', () => {
  it('[R200] says before there is an amount from when on the first deposit brings something', async () => {
    await open();

    expect(await offers()).toHaveTextContent(/^First deposit bonus: from R\$20\.00 See the conditions$/);
    expect(screen.getByRole('link', { name: 'See the conditions' })).toHaveAttribute(
      'href',
      '/promotion/activity/recharge',
    );
  });

  it('[A44] [G16] says what the very amount brings, and what is to be wagered for it', async () => {
    const { fifty } = await open(
      { ...FIRST, reward: '50.00', turnover_amount: '250.00' },
      { ...TIERS, reward: '2.50', turnover_amount: '12.50' },
    );

    await fifty();

    await waitFor(async () =>
      expect(await offers()).toHaveTextContent(
        /First deposit bonus: R\$50\.00 for a deposit of R\$50\.00 You claim it.*once R\$250\.00 has been wagered.*Recharge bonus: R\$2\.50 for a deposit of R\$50\.00 It comes with the deposit.*R\$12\.50/,
      ),
    );
  });

  it('[R200] says that a first deposit that is too small takes its bonus away', async () => {
    const { fifty } = await open({ ...FIRST, ...NOTHING, from: '60.00' });

    await fifty();

    await waitFor(async () =>
      expect(await offers()).toHaveTextContent(
        /^With R\$50\.00 you miss the first deposit bonus It is given once, for the first deposit, from R\$60\.00\. See/,
      ),
    );
  });

  it('[G27] says nothing where the server offers this member nothing', async () => {
    const { fifty, platform } = await open();

    await offers();
    await fifty();

    await waitFor(() => expect(screen.queryByRole('list', { name: 'What this deposit brings' })).toBeNull());
    expect(platform.api.calls.filter(({ key }) => key === OFFERS).map(({ input }) => input)).toEqual([
      { query: {} },
      { query: { money: '50.00' } },
    ]);
  });
});
