import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { Field, IconButton } from '@mosaico/shared/ui';

interface SearchFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Finds games while the player types, whatever the accents. */
export function SearchField({ text, onChange }: SearchFieldProps) {
  const { t } = useTranslation();
  const search = useRef<HTMLDivElement>(null);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // What is found must be in sight, also above a phone's keyboard.
    if (text === '') search.current?.scrollIntoView();
    onChange(target.value);
  };
  return (
    <div ref={search} role="search">
      <Field
        label={t('search.label')}
        isLabelHidden
        icon="search"
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
        placeholder={t('search.label')}
        value={text}
        onChange={change}
        action={
          text !== '' && <IconButton icon="close" label={t('search.clear')} onClick={() => onChange('')} />
        }
      />
    </div>
  );
}
