import { screen, within } from '@testing-library/react';
import { type ApiStubs, aUser, fakePlatform, okBody, refusal, renderScreen } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import type { Activity } from '../activities/useActivities.ts';
import { DepositGift } from './DepositGift.tsx';
import type { Gifts } from './gift-standing.ts';
import { GiftTiersScreen } from './GiftTiersScreen.tsx';

const GIFTS = 'GET /api/promotion/rechargebonus';

/** The tiers of the specification (R247 to R251); bounds in reais. */
const TIERS = [
  ['Bronze', '1000.00', '5000.00', '5.00', '10.00'],
  ['Silver', '5000.00', '15000.00', '10.00', '15.00'],
  ['Gold', '15000.00', '30000.00', '15.00', '18.00'],
  ['Platinum', '30000.00', '60000.00', '18.00', '20.00'],
  ['Diamond', '60000.00', '100000.00', '20.00', '20.00'],
] as const;
const gifts = (changes: Partial<Gifts> = {}): Gifts => ({
  total: null,
  percent: null,
  next: null,
  most: null,
  turnover: '5',
  tiers: TIERS.map(([name, from, to, percent_from, percent_to]) => ({
    name,
    from,
    to,
    percent_from,
    percent_to,
  })),
  ...changes,
});
const silver = { total: '9000.00', percent: '12.00', next: { total: '15000.00', percent: '15.00' } };
const card: Activity = {
  key: 'gift_tiers',
  kind: 'gift_tiers',
  state: 'available',
  progress: null,
  reward: null,
  turnover: '5',
  terms: { percent: '5', most: '20', min: '1000.00' },
  bet_shares: [],
  turnover_shares: [],
  ends_at: null,
  ends_in_seconds: null,
};

const platformWith = (stubs: ApiStubs, isMember: boolean) =>
  fakePlatform({
    ...(isMember && { user: aUser() }),
    api: { 'GET /api/promotion/activities': okBody({ list: [card] }), ...stubs },
  });
const open = (answer: Gifts, isMember = true) =>
  renderScreen(<GiftTiersScreen />, {
    platform: platformWith({ [GIFTS]: okBody(answer) }, isMember),
    messages: { en },
  });
const receipt = (answer: Gifts) =>
  renderScreen(<DepositGift />, {
    platform: platformWith(
      {
        [GIFTS]: okBody(answer),
        'GET /api/promotion/rechargegifts': okBody({ deposit: null, is_decided: true, list: [] }),
      },
      true,
    ),
    messages: { en },
  });
const tierCards = async () => {
  await screen.findByRole('heading', { name: /Bronze/ });
  const list = screen.getByRole('heading', { name: /Bronze/ }).closest('ol');
  return within(list ?? document.body).getAllByRole('listitem');
};

describe('the screen of the recharge bonus', () => {
  it('[R247] [R248] [R249] [R250] [R251] shows a visitor the five tiers, and no place on them', async () => {
    await open(gifts(), false);

    const cards = await tierCards();
    expect(cards.map((each) => each.textContent)).toEqual([
      expect.stringMatching(/Bronze.*5% – 10%.*R\$1,000\.00.*R\$5,000\.00/),
      expect.stringMatching(/Silver.*10% – 15%.*R\$5,000\.00.*R\$15,000\.00/),
      expect.stringMatching(/Gold.*15% – 18%.*R\$15,000\.00.*R\$30,000\.00/),
      expect.stringMatching(/Platinum.*18% – 20%.*R\$30,000\.00.*R\$60,000\.00/),
      expect.stringMatching(/Diamond[^%]*20%[^%]*R\$60,000\.00.*R\$100,000\.00/),
    ]);
    expect(screen.queryByText('You are here')).not.toBeInTheDocument();
    expect(screen.queryByText('What the next deposit brings')).not.toBeInTheDocument();
  });

  it('[A37] [A12] tells a member "you are here", how far the tier goes, and what the next deposit would bring', async () => {
    await open(gifts(silver));

    const [, second] = await tierCards();
    expect(within(second ?? document.body).getByText('You are here')).toBeVisible();
    expect(screen.getAllByText('You are here')).toHaveLength(1);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'R$9,000.00 of R$15,000.00');
    const next = screen.getByRole('heading', { name: 'What the next deposit brings' }).parentElement;
    const brought = within(next ?? document.body)
      .getAllByRole('definition')
      .map((each) => each.textContent?.replace(/[^+\d]/g, ''));
    // Centavos, for deposits of R$ 100, R$ 500 and R$ 1,000.
    expect(brought).toEqual(['+1205', '+6125', '+12500']);
  });

  it('[R247] [R1] has the bounds of a tier on a row of their own, where a narrow phone has room for them', async () => {
    await open(gifts(silver));

    const range = await screen.findByText('Total: R$5,000.00 to R$15,000.00');

    // Neither the medal nor the name nor the share stands beside it.
    const beside = range.previousElementSibling;
    expect(beside).toContainElement(screen.getByText('10% – 15%'));
    expect(beside).toContainElement(screen.getByRole('heading', { name: /Silver/ }));
  });

  it('[A12] says that the share of the last tier goes on above its end, and of no other tier', async () => {
    await open(gifts({ total: null, percent: null, next: null }), false);

    const cards = await tierCards();
    expect(cards.map(({ textContent }) => /Above/.test(textContent ?? ''))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(screen.getByText('Above R$100,000.00 it stays at 20%.')).toBeVisible();
  });

  it('[R44] has the way to the other promotions, as the wheel and the relief have it', async () => {
    await open(gifts(), false);

    const sections = within(await screen.findByRole('navigation', { name: 'Promotions' }));
    expect(sections.getByRole('link', { name: 'Offers' })).toHaveAttribute('href', '/promotion/activity');
  });

  it('says that it failed, and asks again', async () => {
    let isDown = true;
    const stub = () => {
      if (isDown) throw refusal('internal', 'down');
      return okBody(gifts());
    };
    const platform = platformWith({ [GIFTS]: stub }, false);
    const { player } = await renderScreen(<GiftTiersScreen />, { platform, messages: { en } });

    const retry = await screen.findByRole('button', { name: /Tentar de novo|Try again/ });
    isDown = false;
    await player.click(retry);

    expect(await tierCards()).toHaveLength(5);
  });
});

describe('the receipt of a deposit', () => {
  it('[A37] tells the tier after it, what is missing to the next one, and what another deposit would bring', async () => {
    await receipt(gifts(silver));

    const link = await screen.findByRole('link');
    expect(link).toHaveAttribute('href', '/promotion/activity/recharge-bonus');
    expect(link).toHaveTextContent('Silver tier: 12% of each deposit');
    expect(link).toHaveTextContent('R$6,000.00 to go');
    expect(link).toHaveTextContent('A deposit of R$100.00 would bring R$12.05 more as a bonus');
  });

  it('[A59] below the first tier tells what is missing to it, and promises nothing of the next deposit', async () => {
    await receipt(gifts({ total: '50.00', percent: '0.00', next: { total: '1000.00', percent: '5.00' } }));

    const link = await screen.findByRole('link');
    expect(link).toHaveTextContent('A bonus of 5% of each deposit in the first tier');
    expect(link).toHaveTextContent('R$950.00 to go');
    expect(link).not.toHaveTextContent('would bring');
  });

  it('[A37] says nothing where the site gives nothing before the bets', async () => {
    const { container } = await receipt(gifts({ total: '9000.00', tiers: [] }));

    expect(container).toHaveTextContent('');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
