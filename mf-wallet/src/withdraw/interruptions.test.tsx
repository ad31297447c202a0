import { act, screen, waitFor } from '@testing-library/react';
import { okBody, refusal } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { setOnline } from '../testing/connection.ts';
import {
  amountField,
  confirmButton,
  nextButton,
  openWithdraw,
  requestsOf,
  reviewHundred,
} from '../testing/open-withdraw.tsx';
import { aQuote, quoteOf, SUCCESS } from '../testing/withdrawals.ts';

type Opened = Awaited<ReturnType<typeof openWithdraw>>;
type Interruption = (opened: Opened) => Promise<void>;

const server = { isAway: false };

beforeEach(async () => {
  window.sessionStorage.clear();
  document.documentElement.lang = 'en';
  server.isAway = false;
  await setOnline(true);
});

const quotesAsked = ({ platform }: Opened) =>
  platform.api.calls.filter(({ key }) => key === 'GET /api/drawing/quote').length;

/** The screen asks anew for what it stands on; waits until it has. */
async function askedAnew(opened: Opened, because: () => void): Promise<void> {
  const before = quotesAsked(opened);
  await act(async () => because());
  await waitFor(() => expect(quotesAsked(opened)).toBeGreaterThan(before));
}
const balanceNews = ({ platform }: Opened) =>
  platform.bus.publish('wallet.balance-changed', { balanceCentavos: 1, at: '2026-11-02T15:00:00.000Z' });

/** What may come in between; none of it is the member's doing. */
const INTERRUPTIONS: readonly (readonly [name: string, Interruption])[] = [
  ['another language', (opened) => askedAnew(opened, () => opened.platform.setLanguage('vi'))],
  [
    'another language while the server is away',
    async (opened) => {
      server.isAway = true;
      await askedAnew(opened, () => opened.platform.setLanguage('vi'));
    },
  ],
  [
    'news while the server is away',
    async (opened) => {
      server.isAway = true;
      await askedAnew(opened, () => balanceNews(opened));
    },
  ],
  [
    'news while there is no network',
    async (opened) => {
      await setOnline(false);
      await act(async () => balanceNews(opened));
      expect(screen.getAllByText(en.offline.note).length).toBeGreaterThan(0);
      await askedAnew(opened, () => void setOnline(true));
    },
  ],
];

/** The screen of a member, with or without a withdrawal password, on a server that may go away. */
const open = (hasPassword = true) =>
  openWithdraw({
    api: {
      'GET /api/drawing/quote': ({ query: { money } }) => {
        if (server.isAway) throw refusal('unavailable', 'Away');
        const quote = aQuote({ has_qk_pwd: hasPassword });
        return okBody(money === undefined ? quote : quoteOf(String(money), quote));
      },
    },
  });

describe('in the middle of a withdrawal', () => {
  it.each(INTERRUPTIONS)(
    '[G27] keeps the amount and the open sheet for a key over %s',
    async (_, interrupt) => {
      const opened = await open();
      await opened.player.type(await amountField(), '10000');
      await opened.player.click(screen.getByRole('button', { name: 'Add a Pix key' }));
      await opened.player.click(await screen.findByRole('radio', { name: 'E-mail', hidden: false }));
      await opened.player.type(screen.getByLabelText('E-mail address'), 'marina@mosaico.example');
      await opened.player.type(screen.getByLabelText('Your login password'), 'secret');

      await interrupt(opened);

      expect(screen.getByLabelText('E-mail address')).toHaveValue('marina@mosaico.example');
      expect(screen.getByLabelText('Your login password')).toHaveValue('secret');
      await opened.player.keyboard('{Escape}');
      expect(await amountField()).toHaveValue('100.00');
    },
  );

  it.each(INTERRUPTIONS)('[G37] keeps boxes that are half filled over %s', async (_, interrupt) => {
    const opened = await open(false);
    await opened.player.type(await amountField(), '10000');
    await opened.player.click(nextButton());
    await opened.player.type(await screen.findByLabelText('New withdrawal password: 6 digits'), '123');
    await opened.player.type(screen.getByLabelText('Your login password'), 'secret');

    await interrupt(opened);

    expect(screen.getByLabelText('New withdrawal password: 6 digits')).toHaveValue('123');
    expect(screen.getByLabelText('Your login password')).toHaveValue('secret');
  });

  it.each(INTERRUPTIONS)(
    '[G27] [R137] keeps the digits of the review over %s, and sends once',
    async (_, interrupt) => {
      const opened = await open();
      await reviewHundred(opened);

      await interrupt(opened);
      expect(screen.getByLabelText('Withdrawal password')).toHaveValue('123456');
      server.isAway = false;
      const retry = screen.queryByRole('button', { name: 'Try again' });
      if (retry) await opened.player.click(retry);
      await opened.player.click(await confirmButton());

      expect(await screen.findByRole('alert')).toHaveTextContent(SUCCESS);
      expect(requestsOf(opened)).toHaveLength(1);
    },
  );

  it('[G27] says that it waits for the network, and is sent once when that is back', async () => {
    const opened = await open();
    await reviewHundred(opened);
    await setOnline(false);

    await opened.player.click(await confirmButton());
    await opened.player.click(await confirmButton());
    expect(await screen.findByText(en.offline.sending)).toBeVisible();
    expect(requestsOf(opened)).toEqual([]);
    await setOnline(true);

    expect(await screen.findByRole('alert')).toHaveTextContent(SUCCESS);
    expect(requestsOf(opened)).toHaveLength(1);
  });
});
