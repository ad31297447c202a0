/** A public shape under the version that promises it. */
export interface Report {
  readonly version: string;
  readonly shape: string;
}

export type Judgement =
  | { readonly kind: 'same' }
  /** The report may be rewritten: the version says that there is something new. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Compares what is promised with what is there: a shape changes only together with its version, and loses an export only
 * with a new major. Pure.
 * @param promised the report that is checked in; null when there is none yet
 */
export function judgeReport(promised: Report | null, now: Report): Judgement {
  if (!promised) return { kind: 'outdated' };
  const isRaised = compare(now.version, promised.version) > 0;
  if (now.shape === promised.shape)
    return now.version === promised.version ? { kind: 'same' } : { kind: 'outdated' };
  if (!isRaised)
    return {
      kind: 'refused',
      reason: `its public shape is not that of ${promised.version} any more: raise the version`,
    };
  const lost = exportsIn(promised.shape).filter((name) => !exportsIn(now.shape).includes(name));
  if (lost.length > 0 && majorOf(now.version) === majorOf(promised.version))
    return { kind: 'refused', reason: `${lost.join(', ')} is gone: that is a new major` };
  return { kind: 'outdated' };
}

/** A report as it is checked in. */
export function reportText(title: string, { version, shape }: Report): string {
  return `${title} ${version}\n\n${shape}\n`;
}

/** @throws Error when the text is no report */
export function parseReport(text: string): Report {
  const [, version, shape] = /^.* (\d+\.\d+\.\d+)\n\n(.*)\n$/s.exec(text) ?? [];
  if (version === undefined || shape === undefined) throw new Error('this is no report');
  return { version, shape };
}

/** `<module> <name>` of every export that a shape lists. */
function exportsIn(shape: string): string[] {
  let module = '';
  return shape.split('\n').flatMap((line) => {
    if (/^@\S+$/.test(line)) module = line;
    const [, name] = /^ {2}(\w+)$/.exec(line) ?? [];
    return name === undefined ? [] : [`${module} ${name}`];
  });
}

function compare(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  const differing = a?.findIndex((part, place) => part !== b?.[place]) ?? -1;
  return differing < 0 ? 0 : (a?.[differing] ?? 0) - (b?.[differing] ?? 0);
}

function majorOf(version: string): string {
  return version.split('.', 1)[0] ?? '';
}
