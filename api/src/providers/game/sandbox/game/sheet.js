import { element, icon, ICONS } from './element.js';
import { symbol } from './symbols.js';

/**
 * The rules: return to player, pay table with odds, and the proof of fairness. Everything is there before the first bet.
 *
 * @param {{ family: string, state: object, words: object, changeSeeds: (clientSeed: string) => Promise<object>, leave: () => void }} options
 */
export function createSheet({ family, state, words, changeSeeds, leave }) {
  const { t } = words;
  const close = element(
    'button',
    { type: 'button', class: 'round-button', 'aria-label': t('close') },
    icon(ICONS.close),
  );
  const fair = element('section', { class: 'fair' });
  const sheet = element(
    'dialog',
    { class: 'sheet', 'aria-labelledby': 'rules-title' },
    element('header', {}, element('h2', { id: 'rules-title' }, t('rules')), close),
    element(
      'p',
      { class: 'rtp' },
      `${t('rtp')} `,
      element('strong', {}, `${words.percent(Number(state.rtp))}%`),
    ),
    element('ul', { class: 'pays' }, ...state.pays.map((pay) => payRow(family, pay, words))),
    element('p', { class: 'how' }, t('howTo')),
    fair,
    leaveButton(t('leave'), leave),
  );
  close.addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', (event) => event.target === sheet && sheet.close());
  drawFair(fair, state.fair, null);

  function drawFair(section, commitment, revealed) {
    const seed = element('input', {
      id: 'client-seed',
      name: 'seed',
      maxlength: 64,
      autocomplete: 'off',
      spellcheck: 'false',
    });
    seed.value = commitment.clientSeed;
    const form = element(
      'form',
      {},
      element('label', { for: 'client-seed' }, t('clientSeed')),
      seed,
      element('button', { type: 'submit', class: 'quiet' }, t('change')),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const wanted = seed.value.replace(/[^\x21-\x7e]/g, '') || commitment.clientSeed;
      changeSeeds(wanted).then(
        (answer) => drawFair(section, answer.fair, answer.revealed),
        () => form.classList.add('has-failed'),
      );
    });
    section.replaceChildren(
      element('h3', {}, t('fair')),
      element('p', {}, t('fairText')),
      fact(t('serverHash'), commitment.serverSeedHash),
      fact(t('rounds'), words.number(commitment.draws)),
      form,
      ...(revealed
        ? [
            fact(
              t('revealed'),
              `${revealed.serverSeed} (${revealed.clientSeed}: 0–${Math.max(0, revealed.draws - 1)})`,
            ),
          ]
        : []),
    );
  }

  return sheet;
}

function payRow(family, { pattern, symbol: index, multiplier, oneIn }, words) {
  const pictures = Array.from({ length: pattern === 'three' ? 3 : 2 }, () => symbol(family, index));
  return element(
    'li',
    {},
    element('span', { class: 'pictures' }, ...pictures),
    element(
      'span',
      { class: 'pattern' },
      words.t(pattern),
      element('small', {}, words.t('oneIn', { n: words.number(Math.round(oneIn)) })),
    ),
    element('strong', {}, `${words.number(multiplier)}×`),
  );
}

function fact(name, value) {
  return element('p', { class: 'fact' }, element('span', {}, name), element('code', {}, value));
}

function leaveButton(text, leave) {
  const button = element('button', { type: 'button', class: 'quiet leave' }, text);
  button.addEventListener('click', leave);
  return button;
}
