import {
  PLINKO_RISKS,
  PLINKO_ROWS,
  PLINKO_TABLES,
  plinkoPaths,
  plinkoPays,
  plinkoRtpHundredths,
  type PlinkoChoices,
  type PlinkoPicture,
} from '@mosaico/shared/fair-games/plinko/plinko';
import type { PlayedRound } from '../../wire/game-wire.ts';
import { picker, segments } from '../choices/controls.ts';
import { loadChoiceTexts, type Say } from '../choices/messages/load-choice-texts.ts';
import { pastResults } from '../choices/past-results.ts';
import { oddsList, paragraph } from '../choices/odds.ts';
import { element } from '../elements/element.ts';
import { landscapeOf, landscapeView } from '../landscapes/landscape-view.ts';
import type { Words } from '../messages/words.ts';
import type { DecidedGame } from '../round/decided-round.ts';
import { openDecided } from '../round/open-decided.ts';
import type { GameOptions } from '../round/seated.ts';
import { plinkoBoard } from './plinko-board.ts';

type PlinkoRound = PlayedRound<PlinkoPicture, PlinkoChoices>;

const RISK_TEXT = { low: 'riskLow', medium: 'riskMedium', high: 'riskHigh' } as const;

/** Plinko. @returns what is laid out on the page */
export async function openGame(options: GameOptions): Promise<readonly Node[]> {
  const { words, look, language, sound } = options;
  const [say, board] = await Promise.all([
    loadChoiceTexts(language),
    plinkoBoard(landscapeOf(look), look, words, () => sound.play('press')),
  ]);
  const past = pastResults();
  board.view.append(past.view);
  let choices: PlinkoChoices = { rows: 12, risk: 'medium' };
  const choose = (change: Partial<PlinkoChoices>) => {
    choices = { ...choices, ...change };
    board.set(choices);
  };
  const controls = element(
    'div',
    { class: 'controls' },
    segments({
      name: 'risk',
      label: say('risk'),
      options: PLINKO_RISKS.map((risk) => ({ value: risk, text: say(RISK_TEXT[risk]) })),
      chosen: choices.risk,
      onChange: (risk) => choose({ risk }),
    }),
    picker({
      name: 'rows',
      label: say('rows'),
      options: PLINKO_ROWS.map((rows) => ({ value: `${rows}`, text: words.number(rows) })),
      chosen: `${choices.rows}`,
      onChange: (chosen) =>
        choose({ rows: PLINKO_ROWS.find((rows) => `${rows}` === chosen) ?? choices.rows }),
    }).view,
  );
  board.set(choices);
  const game: DecidedGame<PlinkoRound> = {
    choices: () => choices,
    stakes: () => 1,
    begin: board.begin,
    async show(round) {
      await board.drop(round.choices, round.picture);
      sound.play('stop');
      past.add(`${paysInWords(words, round)}×`, round.winCentavos > round.betCentavos);
    },
    hurry: board.finish,
    abandon: board.clear,
    describe: (round) => say('landed', { x: paysInWords(words, round) }),
    celebrate: () => {},
  };
  return openDecided(options, {
    game,
    board: board.view,
    controls,
    rules: [
      paragraph(say('plinkoHow')),
      paragraph(say('plinkoExample')),
      ...PLINKO_TABLES.map((table) => tableOdds(say, words, table)),
    ],
    behind: [landscapeView(landscapeOf(look))],
    playLabel: say('play'),
    playIcon: 'drop',
  });
}

function paysInWords({ number }: Words, { choices, picture }: PlinkoRound): string {
  return number((plinkoPays(choices)[picture.bin] ?? 0) / 10);
}

/** The bins of a table from the rim to the middle; two of them are alike. */
function tableOdds(say: Say, words: Words, table: PlinkoChoices): HTMLElement {
  const paths = 2 ** table.rows;
  const rows = plinkoPays(table)
    .slice(0, table.rows / 2 + 1)
    .map((tenths, bin) => {
      const ways = plinkoPaths(table.rows, bin) * (bin === table.rows / 2 ? 1 : 2);
      return {
        what: `${words.number(tenths / 10)}×`,
        often: words.t('oneIn', { n: words.number(Math.round((paths / ways) * 10) / 10) }),
        pays: `${words.number(tenths / 10)}×`,
      };
    });
  const rtp = words.percent(plinkoRtpHundredths(table) / 100);
  const name = `${say('rows')} ${words.number(table.rows)} · ${say('risk')}: ${say(RISK_TEXT[table.risk])}`;
  return element(
    'details',
    { class: 'table-odds' },
    element('summary', {}, `${name} · ${say('returns', { rtp })}`),
    oddsList(rows),
  );
}
