import { useState } from 'react';
import { Field, IconButton, useLocale, type FieldProps } from '@mosaico/shared/ui';
import { formTextsOf } from './texts.ts';

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'action'>;

/** A password with a button that shows it. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const texts = formTextsOf(useLocale());
  return (
    <Field
      icon="lock"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      action={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? texts.hidePassword : texts.showPassword}
          css={{ marginRight: '-12px' }}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
