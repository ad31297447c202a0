import { Field } from '@mosaico/shared/ui';
import { SelectField } from '@mosaico/shared/ui/form';
import type { DeskArea, DeskState } from '../wire.ts';
import { versionsFor, type ActionName, type Choice } from './actions.ts';
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
        <Field
          label={`${texts.share} (%)`}
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          required
          value={choice.percent}
          onChange={({ target }) => onChange({ percent: target.value })}
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
          <Field
            label={texts.hours}
            type="number"
            inputMode="numeric"
            min={1}
            max={24}
            required
            value={choice.hours}
            onChange={({ target }) => onChange({ hours: target.value })}
          />
        </>
      )}
      {action === 'endPreview' && (
        <SelectField
          label={texts.previewed}
          value={choice.previewId}
          onChange={({ target }) => onChange({ previewId: target.value })}
          options={area.previews.map(({ id, version, site }) => ({
            value: id,
            label: `${version}, ${site}`,
          }))}
        />
      )}
    </>
  );
}
