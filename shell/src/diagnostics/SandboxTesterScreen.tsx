import { useState, type FormEvent } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { centavosFromInput, centavosFromWire, formatBRL } from '@mosaico/shared/money';
import { Button, Card, EmptyState, Field, tokens } from '@mosaico/shared/ui';
import { SelectField } from '@mosaico/shared/ui/form';
import { useShell } from '../shell-context.ts';
import { DiagnosticsPage } from './DiagnosticsPage.tsx';
import { SandboxRuns } from './SandboxRuns.tsx';
import { SCENARIOS, type Scenario } from './sandbox-run.ts';
import { useSandboxRuns } from './useSandboxRuns.ts';

const OPTIONS = Object.entries(SCENARIOS).map(([value, { label }]) => ({ value, label }));

/** `/cztx` (R72): deposits played to their end on the sandbox bank, each compared with what must come of it. */
export function SandboxTesterScreen() {
  const { session, modals } = useShell().platform;
  const user = useReactive(session.user);
  return (
    <DiagnosticsPage
      title="Sandbox tester"
      intro="Plays deposits on the sandbox bank with the member's own account, and compares the balance with what the rules say."
    >
      {user ? (
        <Tester cash={user.money} turnover={user.ml_money} />
      ) : (
        <EmptyState
          icon="lock"
          text="A deposit needs a member."
          action={<Button onClick={() => modals.open('login')}>Log in</Button>}
        />
      )}
    </DiagnosticsPage>
  );
}

function Tester({ cash, turnover }: { readonly cash: string; readonly turnover: string }) {
  const { runs, step, isRunning, run } = useSandboxRuns();
  const [amount, setAmount] = useState('50,00');
  const [scenario, setScenario] = useState<Scenario>('pay');
  const [fault, setFault] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amountCentavos = centavosFromInput(amount);
    setFault(
      amountCentavos === null || amountCentavos <= 0 ? 'An amount in reais, such as 50,00' : undefined,
    );
    if (amountCentavos !== null && amountCentavos > 0 && !isRunning) void run(scenario, amountCentavos);
  };
  return (
    <>
      <Card tone="lit">
        <form noValidate onSubmit={submit} css={form}>
          <p>
            Cash {reais(cash)}, turnover still to be wagered {reais(turnover)}
          </p>
          <Field
            label="Amount in reais"
            inputMode="decimal"
            value={amount}
            error={fault}
            onChange={({ target }) => setAmount(target.value)}
          />
          <SelectField
            label="What the bank does"
            options={OPTIONS}
            value={scenario}
            onChange={({ target }) => setScenario(target.value as Scenario)}
          />
          <Button type="submit" icon="play" isWide isBusy={isRunning}>
            Run
          </Button>
          <p role="status" css={{ color: tokens.color.textMuted, minHeight: '1.5em' }}>
            {step}
          </p>
        </form>
      </Card>
      <SandboxRuns runs={runs} format={(centavos) => formatBRL(centavos, 'en')} />
    </>
  );
}

const reais = (wire: string) => formatBRL(centavosFromWire(wire), 'en');
const form = { display: 'grid', gap: tokens.space[4] } as const;
