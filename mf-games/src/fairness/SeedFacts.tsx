import { tokens } from '@mosaico/shared/ui';

interface SeedFactsProps {
  /** Name and value, in their order; what is null is left out. */
  readonly facts: readonly (readonly [name: string, value: string | null])[];
}

/** Seeds, hashes and draws: long texts that can be selected as a whole. */
export function SeedFacts({ facts }: SeedFactsProps) {
  return (
    <dl css={list}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt css={{ color: tokens.color.textMuted, fontSize: tokens.font.size.tiny }}>{name}</dt>
              <dd css={code}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const list = { display: 'grid', gap: tokens.space[2], minWidth: 0 } as const;
const code = {
  fontFamily: 'ui-monospace, monospace',
  fontSize: tokens.font.size.tiny,
  overflowWrap: 'anywhere',
  userSelect: 'all',
} as const;
