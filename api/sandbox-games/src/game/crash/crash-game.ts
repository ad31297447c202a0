import { CRASH_LOWEST, type CrashChoices, type CrashPicture } from '@mosaico/shared/fair-games/crash/crash';
import type { PlayedRound } from '../../wire/game-wire.ts';
import { picker } from '../choices/controls.ts';
import { loadChoiceTexts } from '../choices/messages/load-choice-texts.ts';
import { pastResults } from '../choices/past-results.ts';
import { oddsList, paragraph } from '../choices/odds.ts';
import { element } from '../elements/element.ts';
import { landscapeOf, landscapeView } from '../landscapes/landscape-view.ts';
import { openStepped } from '../round/open-stepped.ts';
import type { GameOptions } from '../round/seated.ts';
import { follow, type SteppedTable } from '../round/stepped-round.ts';
import { crashBoard } from './crash-board.ts';

type CrashRound = PlayedRound<CrashPicture | null, CrashChoices, number>;

const OFF = 'off';
const AUTO_HUNDREDTHS = [110, 120, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000];
/** Told to who does not see the multiplier. */
const MILESTONES_HUNDREDTHS = [120, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000];
const ODDS_HUNDREDTHS = [101, 110, 150, 200, 500, 1_000, 10_000, 100_000];
const SHARE = 0.97;
/** The button has the amount in its name too, which changes no more often: a screen reader may say the name of what has the focus anew. */
const NAME_MS = 1_000;

/** Crash. @returns what is laid out on the page */
export async function openGame(options: GameOptions): Promise<readonly Node[]> {
  const { words, look, language, sound } = options;
  const x = (hundredths: number) => words.percent(hundredths / 100);
  const [say, board] = await Promise.all([loadChoiceTexts(language), crashBoard(landscapeOf(look), look, x)]);
  const past = pastResults();
  board.view.append(past.view);
  let auto: string = OFF;
  /** The round whose end is being waited for. */
  let watched = '';
  const autoPicker = picker({
    name: 'auto',
    label: say('auto'),
    options: [
      { value: OFF, text: say('autoOff') },
      ...AUTO_HUNDREDTHS.map((hundredths) => ({ value: `${hundredths}`, text: `${x(hundredths)}×` })),
    ],
    chosen: auto,
    onChange: (chosen) => void (auto = chosen),
  });
  const odds = ODDS_HUNDREDTHS.map((hundredths) => ({
    what: say('reaches', { x: x(hundredths) }),
    often: words.t('oneIn', { n: words.number(Math.round((hundredths / 100 / SHARE) * 100) / 100) }),
    pays: `${x(hundredths)}×`,
  }));
  return openStepped<CrashRound>(
    options,
    {
      board: board.view,
      controls: element('div', { class: 'controls' }, autoPicker.view),
      rules: [paragraph(say('crashHow')), paragraph(say('crashExample')), oddsList(odds)],
      behind: [landscapeView(landscapeOf(look))],
      playLabel: say('play'),
      playIcon: 'rise',
      resumed: say('goesOn'),
    },
    (at) => ({
      choices: (): CrashChoices => ({ autoHundredths: auto === OFF ? null : Number(auto) }),
      restore({ autoHundredths }) {
        auto = autoHundredths === null ? OFF : String(autoHundredths);
        autoPicker.draw(auto);
      },
      rest: () => {},
      begin: board.wait,
      show(round) {
        const { table } = at();
        let told = '';
        let label = '';
        let namedAt = -NAME_MS;
        let passed: number | undefined;
        const tell = (hundredths: number) => {
          const prize = words.money(Math.floor((round.betCentavos * hundredths) / 100));
          if (prize === told) return;
          told = prize;
          const isDisabled = hundredths < CRASH_LOWEST;
          if (performance.now() - namedAt >= NAME_MS) {
            namedAt = performance.now();
            label = say('take', { amount: prize });
          }
          table.offer({ label, text: `${say('takeNow')}\n${prize}`, isDisabled });
          const milestone = MILESTONES_HUNDREDTHS.findLast((at) => at <= hundredths);
          if (milestone !== undefined && milestone !== passed)
            table.announce(say('rising', { x: x(milestone) }));
          passed = milestone;
        };
        // The win that is being taken does not rise on, only to fall back to what the server says.
        board.rise(round.elapsedMs ?? 0, tell, () => at().isBusy);
        if (watched === round.id) return;
        watched = round.id;
        void untilItEnds(at(), round);
      },
      async close(round) {
        const burst = round.picture?.burstHundredths ?? 100;
        const [taken] = round.steps;
        const paid = round.winCentavos > 0 ? (taken ?? round.choices.autoHundredths) : null;
        sound.play('stop');
        // What was shown last may be more than the round came to: nothing of it is to be had any more.
        const over = paid === null ? say('burstAt', { x: x(burst) }) : say('takenAt', { x: x(paid) });
        at().table.offer({ label: over, text: over, isDisabled: true });
        await board.end(burst, paid);
        past.add(`${x(burst)}×`, paid !== null);
      },
      describe({ winCentavos, steps, choices, picture }) {
        const burst = x(picture?.burstHundredths ?? 100);
        if (winCentavos === 0) return say('burstAt', { x: burst });
        const taken = say('takenAt', { x: x(steps[0] ?? choices.autoHundredths ?? 0) });
        // The list of past rounds shows where each was over.
        return picture ? `${taken} · ${say('burstAt', { x: x(picture.burstHundredths) })}` : taken;
      },
      whenLeft: ({ autoHundredths }) =>
        autoHundredths === null ? say('leftAlone') : say('leftToAuto', { x: x(autoHundredths) }),
      pressed: () => ({ take: true }),
    }),
  );
}

/** Asks the server for the end of the round, again and again. */
async function untilItEnds(at: SteppedTable<CrashRound>, { id }: CrashRound): Promise<void> {
  while (at.round?.id === id) {
    const answer = await at.session.watch(id).catch(() => null);
    if (at.round?.id !== id) return;
    if (!answer) await new Promise((resolve) => setTimeout(resolve, 1_000));
    else if (!answer.round.isOpen) return follow(at, { ...answer, round: answer.round as CrashRound });
  }
}
