import { screen } from '@testing-library/react';
import { aUser, type ApiStubs, fakePlatform, okBody, renderScreen } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { WithdrawScreen } from '../withdraw/WithdrawScreen.tsx';
import type { Quote } from '../withdraw/withdrawal-facts.ts';
import { aQuote, aWithdrawal, CPF_KEY, EMAIL_KEY, followed, quoteOf, SUCCESS } from './withdrawals.ts';

interface Situation {
  readonly api?: ApiStubs;
  readonly user?: Parameters<typeof aUser>[0] | null;
  readonly quote?: Quote;
  /** What the member answers to questions. */
  readonly confirms?: boolean;
}

/** The withdrawal screen in English: R$ 350, two keys, a withdrawal password, no withdrawals. */
export async function openWithdraw({
  api = {},
  user = {},
  quote = aQuote(),
  confirms = true,
}: Situation = {}) {
  const platform = fakePlatform({
    at: '/withdraw',
    user: user && aUser(user),
    confirms,
    api: {
      'GET /api/tradingrules': okBody({
        html: '<ul><li>never shown</li></ul>',
        items: ['Withdrawals go to your own CPF.', 'Three a day are <b>free</b>.'],
        min: '20.00',
        max: '10000.00',
        fee: '2.00',
        free_per_day: 3,
        daily_limit: '50000.00',
        daily_count: 5,
      }),
      'GET /api/drawing/quote': ({ query: { money } }) =>
        okBody(money === undefined ? quote : quoteOf(String(money), quote)),
      'GET /api/member/bank': okBody([CPF_KEY, EMAIL_KEY]),
      'POST /api/drawing/list': withdrawalsOf(),
      'POST /api/drawing': okBody({ order_no: 'W1', status: 'pending' }, SUCCESS),
      'GET /api/drawing/status': okBody(followed(aWithdrawal(), 'pending')),
      ...api,
    },
  });
  return renderScreen(<WithdrawScreen />, { platform, messages: { en } });
}

export const withdrawalsOf = (...list: ReturnType<typeof aWithdrawal>[]) =>
  okBody({ list, total: list.length, page: 1, limit: 5, next: null });

export const amountField = () => screen.findByLabelText(/how much would you like to withdraw/i);
export const nextButton = () => screen.getByRole('button', { name: /^review withdrawal/i });
export const confirmButton = () => screen.findByRole('button', { name: /^withdraw (r\$|\d)/i });

type Opened = Awaited<ReturnType<typeof openWithdraw>>;

/** Asks for R$ 100 and types the withdrawal password: one press is left. */
export async function reviewHundred({ player }: Opened): Promise<void> {
  await player.type(await amountField(), '10000');
  await player.click(nextButton());
  await player.type(await screen.findByLabelText('Withdrawal password'), '123456');
  await confirmButton();
}

/** The withdrawals that were asked for. */
export const requestsOf = ({ platform }: Opened) =>
  platform.api.calls.filter(({ key }) => key === 'POST /api/drawing');
