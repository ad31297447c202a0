import { useState } from 'react';
import { Button, Field, Sheet, tokens } from '@mosaico/shared/ui';
import type { DeskArea, DeskState } from '../wire.ts';
import { commandFor, type ActionName, type Choice } from './actions.ts';
import { command } from './call.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import { firstChoice } from './first-choice.ts';
import { messageOf } from './message-of.ts';
import { PreviewAddress } from './PreviewAddress.tsx';
import { useTexts } from './texts.ts';

interface Props {
  readonly action: ActionName;
  readonly area: DeskArea;
  readonly state: DeskState;
  readonly onClose: () => void;
  /** What is live may be another now: it was done, or refused. */
  readonly onChanged: () => Promise<void>;
}

/** Asks what an action needs, always for a reason, and says why it was refused. */
export function ActionSheet({ action, area, state, onClose, onChanged }: Props) {
  const texts = useTexts();
  // The person decides about what stood there when the sheet was opened.
  const [seen] = useState({ area, state });
  const [choice, setChoice] = useState<Choice>(() => firstChoice(action, area, state));
  const [address, setAddress] = useState<string>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<Choice>) => setChoice((before) => ({ ...before, ...part }));

  async function submit() {
    setBusy(true);
    setError(undefined);
    try {
      const words = commandFor(action, seen.area, seen.state, { ...choice, reason: choice.reason.trim() });
      const told = await command(words);
      if (told.address === undefined) onClose();
      else setAddress(told.address);
    } catch (cause) {
      setError(messageOf(cause, texts));
      setBusy(false);
    }
    await onChanged();
  }

  const title = `${texts[action]}: ${area.area}`;
  if (address !== undefined)
    return (
      <Sheet title={title} onClose={onClose}>
        <PreviewAddress address={address} onClose={onClose} />
      </Sheet>
    );
  return (
    <Sheet title={title} onClose={onClose} focusesField>
      <form
        css={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void submit();
        }}
      >
        <ChoiceFields action={action} area={seen.area} state={seen.state} choice={choice} onChange={change} />
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
