import { useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { useUiTexts } from '../language/useLocale.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'mask' | 'action'>;

/** A password with a button that shows it. Say `autoComplete`: `current-password` or `new-password`. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const texts = useUiTexts();
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
