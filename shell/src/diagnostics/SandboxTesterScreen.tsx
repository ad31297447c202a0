import { useReactive } from '@mosaico/shared/area';
import { useApiForm } from '@mosaico/shared/form';
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

interface TesterValues {
  readonly amount: string;
  readonly scenario: Scenario;
}

function Tester({ cash, turnover }: { readonly cash: string; readonly turnover: string }) {
  const { notices } = useShell().platform;
  const { runs, step, run } = useSandboxRuns();
  const { submit, isSending, bind } = useApiForm<TesterValues>({
    defaultValues: { amount: '50,00', scenario: 'pay' },
    faultsOf: ({ amount: typed }) => ({ amount: centavosFromInput(typed) ? null : 'amount' }),
    tell: () => 'An amount in reais, such as 50,00',
    onSend: ({ amount: typed, scenario }) => run(scenario, centavosFromInput(typed) ?? 0),
    onRefused: (error) => notices.toast('error', error.message),
  });
  return (
    <>
      <Card tone="lit">
        <form noValidate onSubmit={submit} css={form}>
          <p>
            Cash {reais(cash)}, turnover still to be wagered {reais(turnover)}
          </p>
          <Field label="Amount in reais" inputMode="decimal" {...bind('amount')} />
          <SelectField label="What the bank does" options={OPTIONS} {...bind('scenario')} />
          <Button type="submit" icon="play" isWide isBusy={isSending}>
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
