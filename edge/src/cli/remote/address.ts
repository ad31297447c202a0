import { UsageError } from '../arguments/usage-error.ts';

/** The command line without the address of the API, and that address. */
export interface Addressed {
  readonly argv: readonly string[];
  readonly api: URL | null;
}

/** Takes `--to https://…` out of a command line; `--to live` stays. @throws UsageError */
export function readAddress(argv: readonly string[]): Addressed {
  const rest: string[] = [];
  let api: URL | null = null;
  for (let index = 0; index < argv.length; index += 1) {
    const word = argv[index] ?? '';
    const next = argv[index + 1] ?? '';
    const text = word === '--to' ? next : word.startsWith('--to=') ? word.slice(5) : '';
    if (!/^https?:\/\//i.test(text)) {
      rest.push(word);
      continue;
    }
    api = addressOf(text);
    if (word === '--to') index += 1;
  }
  return { argv: rest, api };
}

/** A token travels encrypted, or not beyond this machine. */
function addressOf(text: string): URL {
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.search !== '' || url.hash !== '')
    throw new UsageError(`--to takes an address like https://releases.example, not "${text}"`);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol === 'http:' && !isHere) throw new UsageError('--to takes an https address');
  return url;
}
