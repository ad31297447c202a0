import { Badge, Card, tokens } from '@mosaico/shared/ui';
import { SCENARIOS, type SandboxRun } from './sandbox-run.ts';

interface SandboxRunsProps {
  readonly runs: readonly SandboxRun[];
  readonly format: (centavos: number) => string;
}

/** The result of each run. */
export function SandboxRuns({ runs, format }: SandboxRunsProps) {
  if (runs.length === 0) return null;
  return (
    <section aria-labelledby="runs-title" css={section}>
      <h2 id="runs-title" css={{ fontSize: tokens.font.size.title }}>
        Runs
      </h2>
      <ul css={section}>
        {runs.map((run) => (
          <li key={run.orderNo}>
            <Card>
              <p css={head}>
                <strong>{SCENARIOS[run.scenario].label}</strong>
                <Badge tone={run.isAsExpected ? 'success' : 'danger'}>
                  {run.isAsExpected ? 'as expected' : 'not as expected'}
                </Badge>
              </p>
              <p css={detail}>
                Order {run.orderNo}: {run.status}; credited {format(run.creditedCentavos)}, expected{' '}
                {format(run.expectedCentavos)}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

const section = { display: 'grid', gap: tokens.space[3] } as const;
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[2],
} as const;
const detail = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
