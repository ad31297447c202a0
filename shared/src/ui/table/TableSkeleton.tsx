import { Skeleton, SkeletonBlock, tokens } from '@mosaico/shared/ui';

const ROWS = 5;

/** A table's place while its rows are on their way. */
export function TableSkeleton({ columns }: { readonly columns: number }) {
  return (
    <div css={{ position: 'relative' }}>
      {/* Says aloud that it loads. */}
      <Skeleton shape="blank" isPart />
      <div css={stack}>
        {Array.from({ length: ROWS }, (_, row) => (
          <div key={row} css={[line, { gridTemplateColumns: `2fr repeat(${columns - 1}, 1fr)` }]}>
            {Array.from({ length: columns }, (_cell, column) => (
              <SkeletonBlock key={column} height={22} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const stack = { display: 'grid', gap: tokens.space[5], padding: tokens.space[4] } as const;
const line = { display: 'grid', gap: tokens.space[4] } as const;
