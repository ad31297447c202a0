import type { RevealedSeeds, SeedCommitment, SeedsAnswer, SeedsInUse } from '../../wire/game-wire.ts';
import { element } from '../elements/element.ts';
import type { Words } from '../messages/words.ts';

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
      ...(revealed ? [fact(t('revealed'), revealedText(revealed))] : []),
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
    autocomplete: 'off',
    spellcheck: 'false',
  });
  seed.value = clientSeed;
  const form = element(
    'form',
    {},
    element('label', { for: 'client-seed' }, t('clientSeed')),
    seed,
    element('button', { type: 'submit', class: 'quiet' }, t('change')),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // The server takes printable ASCII.
    const wanted = seed.value.replace(/[^\x21-\x7e]/g, '') || clientSeed;
    change(wanted).catch(() => form.classList.add('has-failed'));
  });
  return form;
}

function revealedText({ serverSeed, clientSeed, draws }: RevealedSeeds): string {
  return `${serverSeed} (${clientSeed}: 0–${Math.max(0, draws - 1)})`;
}

function fact(name: string, value: string): HTMLElement {
  return element('p', { class: 'fact' }, element('span', {}, name), element('code', {}, value));
}
