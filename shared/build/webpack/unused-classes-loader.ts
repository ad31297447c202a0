/** A part of i18next that does nothing for us: where it begins and ends, and what is enough of it. */
interface Part {
  readonly begin: string;
  readonly end: string;
  readonly enough: string;
}

const PARTS: readonly Part[] = [
  {
    // Texts come by `addResourceBundle` (create-messages.ts), never by a backend.
    begin: '\nclass Connector extends EventEmitter {\n',
    end: '\n}\n',
    enough: `
class Connector extends EventEmitter {
  state = {};
  load(languages, namespaces, callback) { callback(); }
  reload(languages, namespaces, callback) { callback(); }
}
`,
  },
  {
    // No text says how a value is formatted, which message-faults.ts sees to; amounts and dates are formatted before.
    begin: '\nclass Formatter {\n',
    end: '\n}\n',
    enough: '\nclass Formatter { format(value) { return value; } }\n',
  },
  // Keys are texts; none is chosen by a function.
  { begin: '\nfunction createProxy() {\n', end: '\n}\n', enough: '\n' },
  {
    begin: '\nfunction keysFromSelector(selector, opts) {\n',
    end: '\n}\n',
    enough: '\nfunction keysFromSelector(selector) { return String(selector); }\n',
  },
  // None of our languages is written from right to left.
  { begin: '\n  dir(lng) {\n', end: '\n  }\n', enough: '\n' },
  // Every instance is made by createMessages.
  { begin: '\n  cloneInstance(options = {}, callback = noop) {\n', end: '\n  }\n', enough: '\n' },
];

/**
 * webpack loader for i18next, which is one module whose main class makes all the others, so that bundlers have to keep them: leaves out
 * what we use nothing of.
 * @throws Error when a new version of the library is written in another way
 */
export default function leaveOutUnusedClasses(source: string): string {
  return PARTS.reduce((text, { begin, end, enough }) => {
    const from = text.indexOf(begin);
    const to = text.indexOf(end, from + begin.length);
    if (from < 0 || to < 0) throw new Error(`i18next has no "${begin.trim()}" any more`);
    return text.slice(0, from) + enough + text.slice(to + end.length);
  }, source);
}
