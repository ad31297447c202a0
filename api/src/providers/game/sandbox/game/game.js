import { element, icon, ICONS } from './element.js';
import { createReels } from './reels.js';
import { createMessenger, createProvider, payOf, refusalKey } from './round.js';
import { createSheet } from './sheet.js';
import { symbolPaints } from './symbols.js';
import { wordsOf } from './texts.js';

const BIG_WIN = 10;
const { session, parent, language, family, name, failure } = document.body.dataset;
const words = wordsOf(language, document.documentElement.lang);
const { t, money } = words;
const tell = createMessenger(parent ?? window.location.origin);
const table = document.getElementById('game');
const leave = () => tell('game:close');

if (failure) showFailure(t('expired'), null);
else start().catch(() => showFailure(t('failed'), () => window.location.reload()));

async function start() {
  document.body.classList.add(`look-${family}`);
  const provider = createProvider(session);
  const state = await provider.state();
  if (state.isExpired) return showFailure(t('expired'), null);
  layOut(provider, state);
  tell('game:loaded');
}

/** Builds the table and plays on it. */
function layOut(provider, state) {
  let [balance, betIndex, isPlaying] = [
    state.balanceCentavos ?? 0,
    Math.min(3, state.bets.length - 1),
    false,
  ];
  const reels = createReels(family, (picture) => {
    const [a, b, c] = picture.map((index) => t('symbol', { n: index + 1 }));
    return t('reels', { a, b, c });
  });
  const parts = tableParts(state, reels.view);
  const sheet = createSheet({ family, state, words, changeSeeds: provider.changeSeeds, leave });
  table.replaceChildren(symbolPaints(family), parts.view, sheet);
  draw();
  if (state.unseen) void showUnseen(state.unseen);

  parts.less.addEventListener('click', () => step(-1));
  parts.more.addEventListener('click', () => step(1));
  parts.rules.addEventListener('click', () => sheet.showModal());
  parts.spin.addEventListener('click', () => void play());
  document.addEventListener('keydown', (event) => {
    if (event.code !== 'Space' || event.repeat || sheet.open || event.target instanceof HTMLButtonElement)
      return;
    event.preventDefault();
    void play();
  });

  function step(by) {
    betIndex = Math.min(state.bets.length - 1, Math.max(0, betIndex + by));
    draw();
  }

  function draw() {
    parts.balance.textContent = money(balance);
    parts.bet.textContent = money(state.bets[betIndex]);
    parts.spin.setAttribute('aria-disabled', String(isPlaying));
    parts.less.disabled = isPlaying || betIndex === 0;
    parts.more.disabled = isPlaying || betIndex === state.bets.length - 1;
  }

  async function play() {
    if (isPlaying) return;
    const bet = state.bets[betIndex];
    if (balance < bet) return say(t('noMoney'), 'warning');
    isPlaying = true;
    balance -= bet;
    say('');
    draw();
    reels.turn();
    tell('game:round-started');
    try {
      const { round, balanceCentavos } = await provider.spin(bet);
      await reels.land(round.reels);
      conclude(round, balanceCentavos ?? balance + round.winCentavos);
    } catch (error) {
      reels.stop();
      await refuse(error, bet);
    } finally {
      isPlaying = false;
      draw();
      tell('game:round-ended');
      tell('game:balance', { balanceCentavos: balance });
    }
  }

  function conclude(round, balanceCentavos) {
    balance = balanceCentavos;
    void provider.seen(round.id);
    parts.lastWin.textContent = money(round.winCentavos);
    const pay = payOf(state.pays, round.reels);
    if (!pay) return say(t('noWin'));
    reels.celebrate(round.reels, pay);
    say(t('wins', { amount: money(round.winCentavos) }), pay.multiplier >= BIG_WIN ? 'big' : 'win');
  }

  /** After a refusal the screen shows the server's truth. */
  async function refuse(error, bet) {
    const key = refusalKey(error);
    if (key === 'expired') return showFailure(t('expired'), null);
    balance =
      error.balanceCentavos ??
      (await provider.state().then(
        (fresh) => fresh.balanceCentavos ?? balance + bet,
        () => balance + bet,
      ));
    say(t(key), 'warning');
  }

  async function showUnseen(round) {
    isPlaying = true;
    draw();
    await reels.land(round.reels);
    conclude(round, balance);
    parts.note.textContent = t('resumed');
    isPlaying = false;
    draw();
  }

  function say(text, tone = '') {
    parts.note.textContent = '';
    parts.message.textContent = text;
    parts.message.className = `message ${tone && `is-${tone}`}`;
  }
}

function tableParts(state, reelsView) {
  const round = (label, path, extra = '') =>
    element('button', { type: 'button', class: `round-button ${extra}`, 'aria-label': label }, icon(path));
  const value = () => element('strong', {}, money(0));
  const parts = {
    rules: round(t('rules'), ICONS.info),
    less: round(t('less'), ICONS.minus),
    more: round(t('more'), ICONS.plus),
    spin: element(
      'button',
      { type: 'button', class: 'spin' },
      icon(ICONS.spin),
      element('span', {}, t('spin')),
    ),
    balance: value(),
    lastWin: value(),
    bet: element('output', { 'aria-live': 'polite' }),
    message: element('p', { class: 'message', role: 'status' }),
    note: element('p', { class: 'note' }),
  };
  const facts = element(
    'div',
    { class: 'facts' },
    element('p', {}, element('span', {}, t('balance')), parts.balance),
    element('p', {}, element('span', {}, t('lastWin')), parts.lastWin),
  );
  const stepper = element(
    'div',
    { class: 'stepper' },
    parts.less,
    element('p', {}, element('span', {}, t('bet')), parts.bet),
    parts.more,
  );
  parts.view = element(
    'div',
    { class: 'table' },
    element(
      'header',
      { class: 'head' },
      element('h1', {}, name),
      element('p', {}, `RTP ${words.percent(Number(state.rtp))}%`),
      parts.rules,
    ),
    element('div', { class: 'cabinet' }, reelsView, parts.message, parts.note),
    element('footer', { class: 'controls' }, facts, stepper, parts.spin),
  );
  return parts;
}

function showFailure(text, retry) {
  const again = element('button', { type: 'button', class: 'quiet' }, t(retry ? 'retry' : 'leave'));
  again.addEventListener('click', retry ?? leave);
  table.replaceChildren(element('div', { class: 'failure', role: 'alert' }, element('p', {}, text), again));
  tell('game:loaded');
}
