import { tableParts, type TableText } from './table-parts.ts';

/** How much a message stands out. */
export type Tone = 'plain' | 'warning' | 'win' | 'big';

/** The bet that is offered first, counted from the lowest. */
const FIRST_BET = 3;

export interface TableOptions extends TableText {
  /** Bets to choose from, the lowest first. */
  readonly betsCentavos: readonly number[];
  readonly balanceCentavos: number;
  /** Where the game itself is seen. */
  readonly stage: Node;
  readonly onSpin: () => void;
  readonly onRules: () => void;
}

/** What stands around every game: its name, the balance, the bet, the button that plays, and what is said about the round. */
export interface Table {
  readonly view: HTMLElement;
  readonly betCentavos: number;
  readonly balanceCentavos: number;
  setBalance(centavos: number): void;
  /** While a round is played, the bet stays as it is. */
  setPlaying(isPlaying: boolean): void;
  showLastWin(centavos: number): void;
  say(text: string, tone?: Tone): void;
  /** A second, smaller line, until something else is said. */
  addNote(text: string): void;
}

export function tableOf(options: TableOptions): Table {
  const { betsCentavos, words, onSpin, onRules } = options;
  const last = betsCentavos.length - 1;
  const parts = tableParts(options, options.stage);
  let balance = options.balanceCentavos;
  let betIndex = Math.min(FIRST_BET, last);
  let isPlaying = false;
  const bet = () => betsCentavos[betIndex] ?? 0;

  function draw() {
    parts.balance.textContent = words.money(balance);
    parts.bet.textContent = words.money(bet());
    parts.spin.setAttribute('aria-disabled', String(isPlaying));
    parts.less.disabled = isPlaying || betIndex === 0;
    parts.more.disabled = isPlaying || betIndex === last;
  }
  function step(by: number) {
    betIndex = Math.min(last, Math.max(0, betIndex + by));
    draw();
  }

  parts.less.addEventListener('click', () => step(-1));
  parts.more.addEventListener('click', () => step(1));
  parts.rules.addEventListener('click', onRules);
  parts.spin.addEventListener('click', onSpin);
  draw();
  return {
    view: parts.view,
    get betCentavos() {
      return bet();
    },
    get balanceCentavos() {
      return balance;
    },
    setBalance(centavos) {
      balance = centavos;
      draw();
    },
    setPlaying(now) {
      isPlaying = now;
      draw();
    },
    showLastWin: (centavos) => void (parts.lastWin.textContent = words.money(centavos)),
    say(text, tone = 'plain') {
      parts.note.textContent = '';
      parts.message.textContent = text;
      parts.message.className = `message is-${tone}`;
    },
    addNote: (text) => void (parts.note.textContent = text),
  };
}
