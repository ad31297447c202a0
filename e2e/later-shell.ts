import { buildChanged } from './build-copy.ts';

/** Words of the footer, as the live shell has them and as the later one has. */
export const EARLIER = 'CVV 188: apoio gratuito, 24 horas';
export const LATER = 'CVV 188: ligue sem custo';

/** A later shell, with other words in its footer. It throws at start where the address says so. @returns folder of its release */
export function buildLaterShell(): Promise<string> {
  return buildChanged('shell', {
    'src/messages/pt.json': [`"${EARLIER}"`, `"${LATER}"`],
    'src/main.ts': [
      'void main();',
      "if (window.location.search === '?fault=throws') throw new Error('this shell is broken');\nvoid main();",
    ],
  });
}
