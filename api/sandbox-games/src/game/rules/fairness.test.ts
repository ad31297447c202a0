/** @jest-environment @mosaico/shared/build/jest/browser-environment.mjs */
import { ENGLISH } from '../../../testing/english-texts.ts';
import type { RevealedSeeds, SeedsAnswer, SeedsInUse } from '../../wire/game-wire.ts';
import { wordsOf } from '../messages/words.ts';
import { Refusal } from '../session/refusal.ts';
import { fairness } from './fairness.ts';

const IN_USE: SeedsInUse = {
  serverSeedHash: 'hash',
  clientSeed: 'mine',
  draws: 3,
  nextServerSeedHash: 'next',
};
const REVEALED: RevealedSeeds = {
  serverSeedHash: 'hash',
  serverSeed: 'secret',
  clientSeed: 'mine',
  draws: 3,
};

function form(answer: () => Promise<SeedsAnswer>) {
  const sent: string[] = [];
  const section = fairness(IN_USE, wordsOf(ENGLISH, 'en'), (clientSeed) => {
    sent.push(clientSeed);
    return answer();
  });
  const field = section.querySelector('input') as HTMLInputElement;
  const change = async (text: string) => {
    field.value = text;
    section.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve));
  };
  const told = () => section.querySelector('[role=alert]')?.textContent;
  return { section, field, change, told, sent };
}
const changed = (revealed: RevealedSeeds) => async () => ({
  revealed,
  fair: { ...IN_USE, clientSeed: 'new' },
});

describe('the seeds on the sheet of rules', () => {
  it('[G14] are changed for what was typed, without the spaces around it', async () => {
    const { section, change, sent, told } = form(changed(REVEALED));

    await change(' new ');

    expect(sent).toEqual(['new']);
    expect(section.textContent).toContain('secret (mine: 0–2)');
    expect(told()).toBe('');
  });

  it.each(['a b é', '', '   ', 'ção'])('[G14] refuse "%s" in words, and send nothing', async (text) => {
    const { field, change, sent, told } = form(changed(REVEALED));

    await change(text);

    expect(sent).toEqual([]);
    expect(told()).toBe('Use 1 to 64 plain letters, digits or signs, without spaces');
    expect(field.value).toBe(text);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe('seed-problem');
  });

  it.each([
    ['ROUND_OPEN', 'Finish your open round first'],
    ['OFFLINE', 'Connection lost. Your balance is safe.'],
    ['TOKEN_EXPIRED', 'Your session in this game is over. Open the game again.'],
    ['INTERNAL', 'The seed was not changed. Try again.'],
  ])('[G14] say why the server refused: %s', async (error, text) => {
    const { field, change, told } = form(() => Promise.reject(new Refusal({ error })));

    await change('new');

    expect(told()).toBe(text);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('[G14] no longer say what was wrong once it is right', async () => {
    const { change, told } = form(changed(REVEALED));
    await change('');

    await change('new');

    expect(told()).toBe('');
  });

  it('[G14] say of revealed seeds that nothing was drawn from them', async () => {
    const { section, change } = form(changed({ ...REVEALED, draws: 0 }));

    await change('new');

    expect(section.textContent).toContain('secret (mine: no rounds)');
  });
});
