import { Field } from '@mosaico/shared/ui';
import { SelectField } from '@mosaico/shared/ui/form';
import type { DeskArea, DeskState } from '../wire.ts';
import { versionsFor, type ActionName, type Choice } from './actions.ts';
import { momentText } from './moment-text.ts';
import { useTexts } from './texts.ts';

interface Props {
  readonly action: ActionName;
  readonly area: DeskArea;
  readonly state: DeskState;
  readonly choice: Choice;
  readonly onChange: (part: Partial<Choice>) => void;
}

/** What an action needs beside its reason. */
export function ChoiceFields({ action, area, state, choice, onChange }: Props) {
  const texts = useTexts();
  const hasShare = action === 'startCanary' || action === 'advance';
  const isTakenBack = (version: string) =>
    area.versions.some((one) => one.version === version && one.isTakenBack);
  const versions = versionsFor(action, area);
  return (
    <>
      {versions.length > 0 && (
        <SelectField
          label={texts.version}
          hint={action !== 'preview' && isTakenBack(choice.version) ? texts.again : undefined}
          value={choice.version}
          onChange={({ target }) => onChange({ version: target.value })}
          options={versions.map((value) => ({
            value,
            label: isTakenBack(value) ? `${value} (${texts.takenBack})` : value,
          }))}
        />
      )}
      {hasShare && (
        <SelectField
          label={texts.strategy}
          value={choice.strategy}
          onChange={({ target }) => onChange({ strategy: target.value })}
          options={[
            { value: '', label: texts.byHand },
            ...state.strategies.map((value) => ({ value, label: value })),
          ]}
        />
      )}
      {hasShare && choice.strategy === '' && (
        <NumberField
          label={`${texts.share} (%)`}
          min={0}
          max={100}
          value={choice.percent}
          onChange={(percent) => onChange({ percent })}
        />
      )}
      {action === 'preview' && (
        <>
          <Field
            label={texts.site}
            hint={texts.siteHint}
            required
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            value={choice.site}
            onChange={({ target }) => onChange({ site: target.value.trim().toLowerCase() })}
          />
          <NumberField
            label={texts.hours}
            min={1}
            max={24}
            value={choice.hours}
            onChange={(hours) => onChange({ hours })}
          />
        </>
      )}
      {action === 'endPreview' && (
        <SelectField
          label={texts.previewed}
          value={choice.previewId}
          onChange={({ target }) => onChange({ previewId: target.value })}
          options={area.previews.map(({ id, version, site, expiresAt }) => ({
            value: id,
            label: `${version}, ${site}, ${texts.until} ${momentText(expiresAt)}`,
          }))}
        />
      )}
    </>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function NumberField({ onChange, ...rest }: NumberFieldProps) {
  return (
    <Field
      {...rest}
      type="number"
      inputMode="numeric"
      required
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
