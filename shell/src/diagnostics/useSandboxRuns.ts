import { useState } from 'react';
import { isApiError, newIdempotencyKey } from '@mosaico/shared/area';
import { useShell } from '../shell-context.ts';
import { runDeposit, type SandboxRun, type Scenario } from './sandbox-run.ts';

/** Runs one deposit at a time and keeps the result of each, the newest first. */
export function useSandboxRuns() {
  const { api, notices, session, busy } = useShell().platform;
  const [runs, setRuns] = useState<readonly SandboxRun[]>([]);
  const [step, setStep] = useState('');

  async function run(scenario: Scenario, amountCentavos: number): Promise<void> {
    const release = busy.hold('sandbox run');
    try {
      const ended = await runDeposit(
        {
          api,
          fetch: (...request) => window.fetch(...request),
          pause: (waitMs) => new Promise((resolve) => setTimeout(resolve, waitMs)),
          newKey: newIdempotencyKey,
          onStep: setStep,
        },
        scenario,
        amountCentavos,
      );
      setRuns((earlier) => [ended, ...earlier]);
      setStep(ended.isAsExpected ? 'Done: as it must be' : 'Done: NOT as it must be');
      await session.refresh();
    } catch (error) {
      setStep('');
      notices.toast('error', isApiError(error) || error instanceof Error ? error.message : String(error));
    } finally {
      release();
    }
  }

  return { runs, step, run };
}
