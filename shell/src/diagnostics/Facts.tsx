import { tokens } from '@mosaico/shared/ui';
import type { PageFacts } from './report.ts';

const NAMES: Readonly<Record<keyof PageFacts, string>> = {
  site: 'Site',
  host: 'Host',
  platform: 'Contract version',
  shell: 'Shell',
  revision: 'Revision of the release map',
  language: 'Language',
  features: 'Features',
  isMember: 'Logged in',
  browser: 'Browser',
};

/** The page in a few words. */
export function Facts({ facts }: { readonly facts: PageFacts }) {
  return (
    <dl css={list}>
      {(Object.keys(NAMES) as (keyof PageFacts)[]).map((key) => (
        <div key={key} css={row}>
          <dt css={name}>{NAMES[key]}</dt>
          <dd css={value}>{textOf(facts[key])}</dd>
        </div>
      ))}
    </dl>
  );
}

function textOf(value: PageFacts[keyof PageFacts]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? value.join(', ') || 'none' : String(value);
}

const list = { display: 'grid', gap: tokens.space[2], margin: 0 } as const;
const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 1fr) minmax(0, 2fr)',
  gap: tokens.space[3],
} as const;
const name = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
const value = {
  margin: 0,
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.medium,
  overflowWrap: 'anywhere',
} as const;
