import { Tokenizer, TokenizerMode, type Token } from 'parse5';
import {
  drawnLayoutSchema,
  drawnScreenSchema,
  FIRST_SCREEN_ELEMENT,
  RELEASE_MAP_ELEMENT,
  ROOT_ELEMENT,
  SITE_CONFIG_ELEMENT,
  type DrawnLayout,
  type DrawnScreen,
} from '@mosaico/shared/contract';
import { MESSAGE_TEMPLATE } from '../watchdog/facts.ts';

/** What a server script has drawn must not stand in a page; the text says why. */
export class BadDrawing extends Error {
  override readonly name = 'BadDrawing';
}

const MOST_LETTERS = { html: 600_000, css: 300_000, queries: 600_000, ids: 3_000, missing: 50 };
/** They run, load, lead elsewhere, or are read by other rules than the rest. */
const FORBIDDEN = new Set(
  `animate animatemotion animatetransform applet base body embed foreignobject frame frameset head html iframe link listing math
   meta noembed noframes noscript object plaintext script set slot style template xmp`.split(/\s+/),
);
const VOID = new Set('area br col embed hr img input source track wbr'.split(' '));
const ADDRESSES = new Set(
  'action background cite data formaction href poster src srcset xlink:href'.split(' '),
);
/** Mistakes in what players read are harmless, and may come from data. */
const ERRORS_OF_TEXT = /character-reference|^control-character|^noncharacter|^surrogate/;
/** What pages are sent to has to be of this site. */
const SENT_TO = new Set(['action', 'formaction']);
/** Elements of the page that scripts find by these ids. */
const TAKEN_IDS: ReadonlySet<string> = new Set([
  ROOT_ELEMENT,
  FIRST_SCREEN_ELEMENT,
  RELEASE_MAP_ELEMENT,
  SITE_CONFIG_ELEMENT,
  MESSAGE_TEMPLATE,
]);

/** @throws BadDrawing unless the page may hold it as the screen of an area */
export function checkScreen(drawn: unknown): DrawnScreen {
  const { success, data } = drawnScreenSchema.safeParse(drawn);
  if (!success) throw new BadDrawing('it is no DrawnScreen');
  if (data.missing.length > MOST_LETTERS.missing) throw new BadDrawing('it misses too much');
  if (data.queries.length > MOST_LETTERS.queries) throw new BadDrawing('its queries are too long');
  checkJson(data.queries);
  checkRules(data.rules);
  checkMarkup([data.html]);
  return data;
}

/**
 * @param hasPlace it leaves a place for a screen, between its two pieces; otherwise it is one piece with a placeholder
 * @throws BadDrawing unless the page may hold it as its layout
 */
export function checkLayout(drawn: unknown, hasPlace: boolean): DrawnLayout {
  const { success, data } = drawnLayoutSchema.safeParse(drawn);
  if (!success) throw new BadDrawing('it is no DrawnLayout');
  checkRules(data.rules);
  checkMarkup(hasPlace ? [data.html, data.htmlAfter] : [data.html + data.htmlAfter]);
  return data;
}

function checkJson(text: string): void {
  try {
    JSON.parse(text);
  } catch {
    throw new BadDrawing('its queries are no JSON');
  }
}

function checkRules({ css, ids }: DrawnScreen['rules']): void {
  if (css.length > MOST_LETTERS.css || ids.length > MOST_LETTERS.ids)
    throw new BadDrawing('its rules are too long');
  if (/<\/|<!--|@import/i.test(css)) throw new BadDrawing('its rules hold more than rules');
}

/**
 * Every element that begins ends, in its order: so markup cannot end the element that it is put into. React writes nothing else.
 * The pieces are read as one; the place between two of them is inside of an element that both belong to.
 */
function checkMarkup(pieces: readonly string[]): void {
  const letters = pieces.reduce((sum, { length }) => sum + length, 0);
  if (letters > MOST_LETTERS.html) throw new BadDrawing(`it has ${letters} letters`);
  const open: string[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (index > 0 && open.at(-1) !== 'div') throw new BadDrawing('the place for the screen is no div');
    readTags(piece, open);
  }
  if (open.length > 0) throw new BadDrawing(`<${open.at(-1)}> does not end`);
}

function readTags(html: string, open: string[]): void {
  const refuse = () => {
    throw new BadDrawing('it holds a declaration');
  };
  const tokenizer: Tokenizer = new Tokenizer(
    {},
    {
      onStartTag(tag) {
        checkTag(tag, open);
        const isVoid = VOID.has(tag.tagName) || (tag.selfClosing && open.includes('svg'));
        if (!isVoid) open.push(tag.tagName);
        if (tag.tagName === 'svg' || open.includes('svg')) return;
        if (tag.tagName === 'textarea') tokenizer.state = TokenizerMode.RCDATA;
      },
      onEndTag({ tagName }) {
        if (open.pop() !== tagName) throw new BadDrawing(`</${tagName}> ends what has not begun`);
      },
      onDoctype: refuse,
      onComment: () => {},
      onEof: () => {},
      onCharacter: () => {},
      onNullCharacter: refuse,
      onWhitespaceCharacter: () => {},
      onParseError({ code }) {
        if (!ERRORS_OF_TEXT.test(code)) throw new BadDrawing(`it is no markup: ${code}`);
      },
    },
  );
  tokenizer.write(html, true);
}

function checkTag({ tagName, attrs }: Token.TagToken, open: readonly string[]): void {
  const isForbidden = FORBIDDEN.has(tagName) || (tagName === 'title' && !open.includes('svg'));
  if (isForbidden) throw new BadDrawing(`it holds <${tagName}>`);
  for (const { name, value } of attrs) {
    if (name === 'style' || name === 'srcdoc' || name.startsWith('on'))
      throw new BadDrawing(`<${tagName}> has the attribute ${name}`);
    if (name === 'id' && TAKEN_IDS.has(value)) throw new BadDrawing(`the id ${value} is the page's`);
    if (ADDRESSES.has(name) && !isGoodAddress(name, value))
      throw new BadDrawing(`<${tagName}> has a ${name} that leads elsewhere`);
  }
}

function isGoodAddress(name: string, value: string): boolean {
  // Browsers leave out what stands before and in the scheme.
  // eslint-disable-next-line no-control-regex -- those are what is looked for
  const address = value.replaceAll(/[\u0000-\u0020]/g, '').toLowerCase();
  if (SENT_TO.has(name)) return /^(?:\/(?![/\\])|[?#]|$)/.test(address);
  if (address.startsWith('data:')) return name === 'src' && address.startsWith('data:image/');
  return !/^(?:javascript|vbscript):/.test(address);
}
