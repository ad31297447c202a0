import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { Field, IconButton } from '@mosaico/shared/ui';

interface SearchFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** The player pressed Enter: what is typed is what they want. */
  readonly onDone: () => void;
}

/** Where the player types what they look for. It has the focus when the screen is opened. */
export function SearchField({ text, onChange, onDone }: SearchFieldProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const field = () => form.current?.querySelector('input');
  // Whoever comes back from a game is led to its card instead.
  const isEmpty = useRef(text === '');
  useEffect(() => {
    if (isEmpty.current) field()?.focus({ preventScroll: true });
  }, []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A phone's keyboard goes, and the results are in sight.
    field()?.blur();
    onDone();
  };
  const clear = () => {
    onChange('');
    field()?.focus();
  };
  return (
    <form ref={form} role="search" onSubmit={submit}>
      <Field
        label={t('search.label')}
        isLabelHidden
        icon="search"
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
        placeholder={t('search.label')}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        action={text !== '' && <IconButton icon="close" label={t('search.clear')} onClick={clear} />}
      />
    </form>
  );
}
