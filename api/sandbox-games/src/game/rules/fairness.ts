import { CLIENT_SEED } from '@mosaico/shared/fair-games/client-seed';
import type { RevealedSeeds, SeedCommitment, SeedsAnswer, SeedsInUse } from '../../wire/game-wire.ts';
import { element } from '../elements/element.ts';
import type { TextKey, Words } from '../messages/words.ts';
import { Refusal } from '../session/refusal.ts';

/** What is said when the server refuses; anything else is said in general. */
const REFUSED: Readonly<Record<string, TextKey>> = {
  ROUND_OPEN: 'seedOpen',
  TOKEN_EXPIRED: 'expired',
  INVALID_TOKEN: 'expired',
  OFFLINE: 'offline',
};

type ChangeSeeds = (clientSeed: string) => Promise<SeedsAnswer>;

/** What the server is committed to, and a form that has it revealed. */
export function fairness(fair: SeedsInUse, words: Words, changeSeeds: ChangeSeeds): HTMLElement {
  const section = element('section', { class: 'fair' });
  draw(fair, null);
  return section;

  function draw(commitment: SeedsInUse, revealed: RevealedSeeds | null) {
    const { t } = words;
    const form = seedForm(commitment, words, async (clientSeed) => {
      const answer = await changeSeeds(clientSeed);
      draw(answer.fair, answer.revealed);
    });
    section.replaceChildren(
      element('h3', {}, t('fair')),
      element('p', {}, t('fairText')),
      fact(t('serverHash'), commitment.serverSeedHash),
      fact(t('nextHash'), commitment.nextServerSeedHash),
      form,
      ...(revealed ? [fact(t('revealed'), revealedText(revealed, words))] : []),
    );
  }
}

function seedForm(
  { clientSeed }: SeedCommitment,
  { t }: Words,
  change: (clientSeed: string) => Promise<void>,
): HTMLFormElement {
  const seed = element('input', {
    id: 'client-seed',
    name: 'seed',
    maxlength: 64,
    'aria-describedby': 'seed-problem',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
  });
  seed.value = clientSeed;
  const problem = element('p', { id: 'seed-problem', class: 'problem', role: 'alert' });
  const form = element(
    'form',
    {},
    element('label', { for: 'client-seed' }, t('clientSeed')),
    seed,
    element('button', { type: 'submit', class: 'quiet' }, t('change')),
    problem,
  );
  const tell = (text: string) => {
    problem.textContent = text;
    seed.setAttribute('aria-invalid', String(text !== ''));
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const wanted = seed.value.trim();
    const isGood = CLIENT_SEED.test(wanted);
    tell(isGood ? '' : t('seedInvalid'));
    if (isGood)
      change(wanted).catch((error: unknown) =>
        tell(t((error instanceof Refusal && REFUSED[error.code]) || 'seedFailed')),
      );
  });
  return form;
}

function revealedText({ serverSeed, clientSeed, draws }: RevealedSeeds, { t }: Words): string {
  return `${serverSeed} (${clientSeed}: ${draws > 0 ? `0–${draws - 1}` : t('noRounds')})`;
}

function fact(name: string, value: string): HTMLElement {
  return element('p', { class: 'fact' }, element('span', {}, name), element('code', {}, value));
}
