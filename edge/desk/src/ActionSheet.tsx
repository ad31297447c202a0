import { useState } from 'react';
import { Button, Field, Sheet, tokens } from '@mosaico/shared/ui';
import { SelectField } from '@mosaico/shared/ui/form';
import type { DeskArea, DeskState } from '../wire.ts';
import { commandFor, versionsFor, type ActionName, type Choice } from './actions.ts';
import { command } from './call.ts';
import { messageOf } from './message-of.ts';
import { useTexts } from './texts.ts';

interface Props {
  readonly action: ActionName;
  readonly area: DeskArea;
  readonly state: DeskState;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
  readonly onRefused: () => Promise<void>;
}

/** Asks what an action needs, always for a reason, and says why it was refused. */
export function ActionSheet({ action, area, state, onClose, onDone, onRefused }: Props) {
  const texts = useTexts();
  // The person decides about what stood there when the sheet was opened.
  const [seen] = useState({ area, state });
  const versions = versionsFor(action, seen.area);
  const [choice, setChoice] = useState<Choice>({
    version: versions[0] ?? '',
    percent: String(action === 'advance' ? Math.min(100, (area.canary?.percent ?? 0) + 20) : 10),
    strategy: '',
    reason: '',
  });
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<Choice>) => setChoice((before) => ({ ...before, ...part }));
  const hasShare = action === 'startCanary' || action === 'advance';
  const isAgain = seen.area.versions.some(
    ({ version, isTakenBack }) => version === choice.version && isTakenBack,
  );

  async function submit() {
    setBusy(true);
    setError(undefined);
    try {
      await command(commandFor(action, seen.area, seen.state, { ...choice, reason: choice.reason.trim() }));
      await onDone();
    } catch (cause) {
      setError(messageOf(cause, texts));
      setBusy(false);
      // What was seen may be old: the next try begins with what is there now.
      await onRefused();
    }
  }

  return (
    <Sheet title={`${texts[action]}: ${area.area}`} onClose={onClose} focusesField>
      <form
        css={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void submit();
        }}
      >
        {versions.length > 0 && (
          <SelectField
            label={texts.version}
            hint={isAgain ? texts.again : undefined}
            value={choice.version}
            onChange={({ target }) => change({ version: target.value })}
            options={versions.map((value) => ({
              value,
              label: seen.area.versions.some((one) => one.version === value && one.isTakenBack)
                ? `${value} (${texts.takenBack})`
                : value,
            }))}
          />
        )}
        {hasShare && (
          <SelectField
            label={texts.strategy}
            value={choice.strategy}
            onChange={({ target }) => change({ strategy: target.value })}
            options={[
              { value: '', label: texts.byHand },
              ...state.strategies.map((value) => ({ value, label: value })),
            ]}
          />
        )}
        {hasShare && choice.strategy === '' && (
          <Field
            label={`${texts.share} (%)`}
            type="number"
            inputMode="numeric"
            min={0}
            max={100}
            required
            value={choice.percent}
            onChange={({ target }) => change({ percent: target.value })}
          />
        )}
        <Field
          label={texts.reason}
          hint={texts.reasonHint}
          required
          maxLength={500}
          pattern=".*\S.*"
          value={choice.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
        {error !== undefined && (
          <p role="alert" css={refused}>
            {error}
          </p>
        )}
        <Button type="submit" isWide isBusy={isBusy} variant={action === 'withdraw' ? 'danger' : 'primary'}>
          {texts.confirm}
        </Button>
      </form>
    </Sheet>
  );
}

const form = { display: 'grid', gap: tokens.space[4] } as const;
const refused = {
  padding: tokens.space[3],
  borderRadius: tokens.radius.small,
  background: tokens.color.dangerVeil,
  color: tokens.color.dangerText,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
