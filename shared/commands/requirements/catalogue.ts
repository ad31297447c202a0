/** The documents that define numbers. A definition is one line: `- <a id="r12"></a>**R12** What is required.` */
export const CATALOGUES = ['docs/requirements.md', 'docs/money.md'] as const;

const DEFINITION = /^- <a id="(\w+)"><\/a>\*\*([RGAIW]\d+)\*\* (.+)$/gm;

/**
 * Reads what each number means, in the order of the documents.
 *
 * @param texts contents of the documents
 * @throws Error when a number is defined twice, or its anchor is another number's
 */
export function readCatalogue(texts: readonly string[]): Map<string, string> {
  const catalogue = new Map<string, string>();
  for (const [, anchor, number = '', sentence = ''] of texts.flatMap((text) => [
    ...text.matchAll(DEFINITION),
  ])) {
    if (anchor !== number.toLowerCase()) throw new Error(`${number} has the anchor "${anchor}"`);
    if (catalogue.has(number)) throw new Error(`${number} is defined twice`);
    catalogue.set(number, sentence);
  }
  return catalogue;
}
