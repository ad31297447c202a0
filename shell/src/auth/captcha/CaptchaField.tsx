import type { ComponentProps } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { Field, Icon, Spinner, tokens, VisuallyHidden } from '@mosaico/shared/ui';
import { useLaterTexts } from '../../messages/useLaterTexts.ts';
import { formStyle } from '../form-style.ts';
import { AUTH_TEXTS } from '../texts/auth-texts.ts';
import type { Captcha } from './useCaptcha.ts';
import { WorkSign } from './WorkSign.tsx';

type CaptchaFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'action'> & {
  readonly captcha: Captcha;
};

/**
 * The verification code. Normally there is nothing to fill in: a line says how the browser's work goes (G40). A field with its picture
 * takes its place where the work is not possible, has failed, or is not wanted. The link between the two stays the same element, so that
 * the focus stays on it.
 */
export function CaptchaField({ captcha, ...field }: CaptchaFieldProps) {
  const { t } = useTranslation();
  const texts = useLaterTexts(AUTH_TEXTS).captcha;
  const { mode, work, hasFailed, canWork } = captcha;
  const isWork = mode === 'work';
  return (
    <div css={{ display: 'grid', gap: tokens.space[1] }}>
      {isWork ? (
        <WorkSign isDone={work.isDone} share={work.share} />
      ) : (
        <Field
          {...field}
          label={t('form.captcha')}
          hint={hasFailed ? texts.failed : undefined}
          icon="shield"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={12}
          action={<PictureButton picture={captcha.picture} />}
        />
      )}
      <div role="status">
        <VisuallyHidden>
          {isWork && (work.isDone ? texts.verified : texts.working)}
          {hasFailed && texts.failed}
        </VisuallyHidden>
      </div>
      {canWork && (
        <button type="button" css={[formStyle.quiet, { justifySelf: 'start' }]} onClick={captcha.toggleMode}>
          {isWork ? texts.toPicture : texts.toWork}
        </button>
      )}
    </div>
  );
}

/** Pressing the picture asks for another one. */
function PictureButton({ picture }: Pick<Captcha, 'picture'>) {
  const label = useLaterTexts(AUTH_TEXTS).captcha.another;
  return (
    <button type="button" aria-label={label} title={label} onClick={picture.reload} css={button}>
      <Picture picture={picture} />
    </button>
  );
}

function Picture({ picture }: Pick<Captcha, 'picture'>) {
  const texts = useLaterTexts(AUTH_TEXTS).captcha;
  if (picture.isLoading) return <Spinner />;
  if (!picture.image) return <Icon name="refresh" />;
  return <img src={picture.image} alt={texts.picture} css={image} />;
}

const button = {
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
