import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Link } from './link.ts';
import { keyEntrySchema, type KeyEntry } from './key-entry.ts';
import { isSigned, keyId, type SigningKey } from './signing.ts';

const NOTHING = '';

/** SHA-256 of a text, in hex. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The next line of a history, tied to the line before it. */
export function linkedLine(entry: object, before: string | undefined, key: SigningKey): string {
  const link = { prev: digestOf(before ?? NOTHING), key: key.id };
  const signature = key.sign(signedText({ ...entry, link }));
  return JSON.stringify({ ...entry, link: { ...link, signature } });
}

function signedText(document: object): string {
  return canonicalize(document) ?? '';
}

/** What the walk over a history has found. */
export interface ChainReport {
  /** Lines that are tied and signed. */
  readonly linked: number;
  /** Lines of before the history was signed; the first seal holds them. */
  readonly sealed: number;
  /** SHA-256 of the last line: note it elsewhere, and a later walk tells whether it is still part of the chain. */
  readonly head: string;
  /** The key that began the chain. */
  readonly firstKey: string | null;
  readonly key: string | null;
  /** Lines at which a new key took over that the one before has not named. */
  readonly restarts: readonly number[];
  /** The first line that is wrong, counted from 1. */
  readonly fault: { readonly line: number; readonly reason: string } | null;
}

/** Walks a history from its first line. Pure. @param lines without their line ends */
export function walkChain(lines: readonly string[]): ChainReport {
  const begin = lines.findIndex((line) => keyEntryOf(line) !== null);
  const sealed = begin < 0 ? lines.length : begin;
  const report = { sealed, linked: 0, head: digestOf(lines.at(-1) ?? NOTHING), firstKey: null, key: null };
  if (begin < 0) {
    const fault = lines.length === 0 ? null : { line: 1, reason: 'no line is signed' };
    return { ...report, restarts: [], fault };
  }
  const unsealed = sealFault(lines, begin);
  if (unsealed) return { ...report, restarts: [], fault: { line: begin + 1, reason: unsealed } };

  let signer: KeyEntry | null = null;
  const restarts: number[] = [];
  for (const [index, line] of lines.entries()) {
    if (index < begin) continue;
    const entry = keyEntryOf(line);
    const isSeal = entry?.action === 'seal';
    const reason = linkFault(line, lines[index - 1], isSeal ? entry : signer);
    if (reason)
      return {
        ...report,
        linked: index - begin,
        firstKey: keyEntryOf(lines[begin] ?? '')?.key ?? null,
        key: signer?.key ?? null,
        restarts,
        fault: { line: index + 1, reason },
      };
    if (isSeal && signer) restarts.push(index + 1);
    signer = entry ?? signer;
  }
  const firstKey = keyEntryOf(lines[begin] ?? '')?.key ?? null;
  return {
    ...report,
    linked: lines.length - begin,
    firstKey,
    key: signer?.key ?? null,
    restarts,
    fault: null,
  };
}

/** The line as an entry about keys, or null. */
export function keyEntryOf(line: string): KeyEntry | null {
  if (!/"action":"(?:seal|rotate)"/.test(line)) return null;
  const entry = keyEntrySchema.safeParse(documentOf(line));
  return entry.success && keyId(entry.data.publicKey) === entry.data.key ? entry.data : null;
}

function sealFault(lines: readonly string[], begin: number): string | null {
  const seal = keyEntryOf(lines[begin] ?? '');
  if (seal?.action !== 'seal') return 'the chain does not begin with a seal';
  const before = lines.slice(0, begin);
  const isWhole = seal.sealed?.lines === begin && seal.sealed.digest === digestOf(before.join('\n'));
  return isWhole ? null : 'the lines before the seal are not those that it sealed';
}

function linkFault(line: string, before: string | undefined, signer: KeyEntry | null): string | null {
  const document = documentOf(line);
  if (!isRecord(document)) return 'the line is damaged';
  const { link } = document;
  if (!isLink(link)) return 'the line is not signed';
  if (link.prev !== digestOf(before ?? NOTHING))
    return 'the line before it is not the one it was written after';
  if (!signer || link.key !== signer.key) return `it is signed by ${link.key}, not by the registry's key`;
  const { signature, ...unsigned } = link;
  return isSigned(signedText({ ...document, link: unsigned }), signer.publicKey, signature)
    ? null
    : 'its signature does not fit what it says';
}

function documentOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isLink(value: unknown): value is Link {
  return isRecord(value) && ['prev', 'key', 'signature'].every((name) => typeof value[name] === 'string');
}
