import type { ComponentProps } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { Field, Icon, Spinner, tokens } from '@mosaico/shared/ui';
import type { Captcha } from './useCaptcha.ts';

type CaptchaFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'action'> & {
  readonly captcha: Captcha;
};

/** The verification code with its picture; pressing the picture fetches another one. */
export function CaptchaField({ captcha, ...field }: CaptchaFieldProps) {
  const { t } = useTranslation();
  return (
    <Field
      {...field}
      label={t('form.captcha')}
      icon="shield"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={12}
      action={
        <button
          type="button"
          aria-label={t('form.newCaptcha')}
          title={t('form.newCaptcha')}
          onClick={() => void captcha.reload()}
          css={picture}
        >
          {captcha.isLoading ? (
            <Spinner />
          ) : captcha.picture ? (
            <img src={captcha.picture} alt={t('form.captchaPicture')} css={image} />
          ) : (
            <Icon name="refresh" />
          )}
        </button>
      }
    />
  );
}

const picture = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 124,
  height: 44,
  marginRight: -8,
  padding: 0,
  overflow: 'hidden',
  border: 0,
  borderRadius: tokens.radius.small,
  background: tokens.color.text,
  color: tokens.color.ground,
  cursor: 'pointer',
} as const;
const image = { display: 'block', width: '100%', height: '100%', objectFit: 'contain' } as const;
