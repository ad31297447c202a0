import type { ComponentProps } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { Field, Icon, Spinner, tokens, VisuallyHidden } from '@mosaico/shared/ui';
import { formStyle } from '../form-style.ts';
import type { Captcha } from './useCaptcha.ts';
import type { WorkState } from './useWork.ts';

type CaptchaFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'action'> & {
  readonly captcha: Captcha;
};

/**
 * The verification code with its picture, and a way for players who cannot read it: the browser works for a moment instead (G40).
 * Input and buttons stay the same elements in both, so that the focus stays where it is.
 */
export function CaptchaField({ captcha, ...field }: CaptchaFieldProps) {
  const { t } = useTranslation();
  const { mode, work } = captcha;
  const isWork = mode === 'work';
  return (
    <div css={{ display: 'grid', gap: tokens.space[2] }}>
      <Field
        {...field}
        label={t('form.captcha')}
        icon="shield"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isWork}
        maxLength={isWork ? undefined : 12}
        action={
          <span css={place}>
            <CodeButton captcha={captcha} />
            {isWork && work.state === 'working' && <Bar share={work.share} />}
          </span>
        }
      />
      {isWork && work.state === 'failed' && (
        <p aria-hidden css={failure}>
          {t('form.captchaFailed')}
        </p>
      )}
      <div role="status">
        <VisuallyHidden>{isWork && STATE_TEXTS[work.state] && t(STATE_TEXTS[work.state])}</VisuallyHidden>
      </div>
      <button type="button" css={[formStyle.quiet, { justifySelf: 'start' }]} onClick={captcha.toggleMode}>
        {t(
          isWork
            ? work.state === 'working'
              ? 'form.captchaCancel'
              : 'form.captchaToPicture'
            : 'form.captchaToWork',
        )}
      </button>
    </div>
  );
}

const STATE_TEXTS: Readonly<Record<WorkState, string>> = {
  idle: '',
  working: 'form.captchaWorking',
  done: 'form.captchaVerified',
  failed: 'form.captchaFailed',
};

/** Picture, or how the work goes; pressing it asks for another code either way. */
function CodeButton({ captcha }: { readonly captcha: Captcha }) {
  const { t } = useTranslation();
  const label = t(captcha.mode === 'work' ? 'form.captchaAgain' : 'form.newCaptcha');
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={captcha.reload}
      css={[code, captcha.mode === 'work' && (captcha.work.state === 'done' ? verified : working)]}
    >
      {captcha.mode === 'work' ? (
        <WorkSign state={captcha.work.state} />
      ) : (
        <Picture picture={captcha.picture} />
      )}
    </button>
  );
}

function WorkSign({ state }: { readonly state: WorkState }) {
  if (state === 'working') return <Spinner />;
  return <Icon name={state === 'done' ? 'check' : 'refresh'} size={26} />;
}

/** How far the work has come, at the lower edge of the button: nothing moves when it appears. */
function Bar({ share }: { readonly share: number }) {
  const { t } = useTranslation();
  return (
    <span
      role="progressbar"
      aria-label={t('form.captchaChecking')}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      css={rail}
    >
      <span css={bar} style={{ transform: `scaleX(${share})` }} />
    </span>
  );
}

function Picture({ picture }: Pick<Captcha, 'picture'>) {
  const { t } = useTranslation();
  if (picture.isLoading) return <Spinner />;
  if (!picture.image) return <Icon name="refresh" />;
  return <img src={picture.image} alt={t('form.captchaPicture')} css={imageStyle} />;
}

const place = { position: 'relative', flex: 'none', display: 'block', marginRight: -8 } as const;
const rail = {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 4,
  overflow: 'hidden',
  borderRadius: `0 0 ${tokens.radius.small} ${tokens.radius.small}`,
  pointerEvents: 'none',
} as const;
const bar = {
  display: 'block',
  height: '100%',
  transformOrigin: 'left',
  background: tokens.color.action,
  transition: `transform ${tokens.motion.fast} linear`,
} as const;
const code = {
  display: 'grid',
  placeItems: 'center',
  width: 124,
  height: 44,
  padding: 0,
  overflow: 'hidden',
  border: 0,
  borderRadius: tokens.radius.small,
  background: tokens.color.text,
  color: tokens.color.ground,
  cursor: 'pointer',
  transition: `background-color ${tokens.motion.base}`,
} as const;
const working = { background: tokens.color.surfaceHigh, color: tokens.color.textMuted } as const;
const verified = { background: tokens.color.successVeil, color: tokens.color.success } as const;
const imageStyle = { display: 'block', width: '100%', height: '100%', objectFit: 'contain' } as const;
const failure = { fontSize: tokens.font.size.small, color: tokens.color.textMuted } as const;
