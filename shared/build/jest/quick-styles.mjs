import { createRequire } from 'node:module';

const fromEnvironment = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const fromJsdom = createRequire(fromEnvironment.resolve('jsdom'));
const selectors = fromJsdom('./jsdom/living/helpers/selectors.js');
const { implForWrapper } = fromJsdom('./jsdom/living/generated/utils.js');

/**
 * What stands last in a selector, after any space or combinator: a name, a class, and whatever else is asked of the element. A name or class with
 * other letters is left to the rest.
 */
const LAST = /(?:^|[\s>+~])(?:([a-z][a-z0-9]*)(?=[.:#[]|$))?(?:\.([\w-]+)(?=[.:#[]|$))?([^\s>+~]*)$/u;
/** Commas or spaces inside of brackets and quotes would be taken for those between selectors. */
const AMBIGUOUS = /\([^)]*[,\s]|\[[^\]]*[,\s]|["'][^"']*[,\s][^"']*["']|\\|@/u;
/** By the text of a selector list: what each selector needs of an element; null when that cannot be told. */
const known = new Map();

/**
 * Queries by role and `toBeVisible` ask for the computed style of an element and all its ancestors, and jsdom gives every rule of every
 * style sheet to an engine for selectors for each of them: a fifth of what tests of components cost. Most rules cannot match, because the
 * element has another name or not the class; those do not go to the engine. Has to be called before anything else loads jsdom.
 */
export function sortOutSelectors() {
  const ask = selectors.matchesDontThrow;
  selectors.matchesDontThrow = (element, text) => {
    // A rule without selector, as that of an animation.
    if (text === undefined) return false;
    let needs = known.get(text);
    if (needs === undefined) known.set(text, (needs = needsOf(text)));
    if (needs === null) return ask(element, text);
    const possible = needs.filter(
      ({ name, className }) =>
        (name === undefined || element._localName === name) &&
        (className === undefined || element.classList.contains(className)),
    );
    return possible.length > 0 && (possible.some(({ isAll }) => isAll) || ask(element, text));
  };
}

function needsOf(text) {
  if (AMBIGUOUS.test(text)) return null;
  return text.split(',').map((selector) => {
    const [last, name, className, more] = LAST.exec(selector.trim()) ?? [];
    return { name, className, isAll: more === '' && last === selector.trim() };
  });
}

/** The computed style of an element stays the same object until jsdom notes that a style could have changed. */
export function keepComputedStyles(window) {
  const compute = window.getComputedStyle.bind(window);
  const document = implForWrapper(window.document);
  let computed = new WeakMap();
  let stateOfComputed = null;
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo);
    if (document._styleCache === null || document._styleCache !== stateOfComputed) computed = new WeakMap();
    const kept = computed.get(element);
    if (kept) return kept;
    const style = compute(element);
    stateOfComputed = document._styleCache;
    computed.set(element, style);
    return style;
  };
}
