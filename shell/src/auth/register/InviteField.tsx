import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Field } from '@mosaico/shared/ui';
import { useShell } from '../../shell-context.ts';
import { formStyle } from '../form-style.ts';

interface InviteFieldProps extends Omit<ComponentProps<typeof Field>, 'label'> {
  /** There is a code in it already. */
  readonly isFilled: boolean;
}

/**
 * The code of an invitation: from the link that led here and read-only, or shown on request, because few players have one (R76). Nothing where
 * the site is without agents, which ignores it (A30).
 */
export function InviteField({ isFilled, ...field }: InviteFieldProps) {
  const { inviteCode, siteData } = useShell().platform;
  const isIgnored = useReactive(siteData.details)?.features.includes('without_agents');
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) place.current?.querySelector('input')?.focus();
  }, [isAsked]);
  if (isIgnored) return null;
  if (!isFilled && !isAsked) {
    return (
      <button type="button" css={[formStyle.quiet, { justifySelf: 'start' }]} onClick={() => setAsked(true)}>
        {t('form.hasInviteCode')}
      </button>
    );
  }
  return (
    <div ref={place}>
      <Field
        label={t('form.inviteCode')}
        icon="gift"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={16}
        readOnly={inviteCode !== ''}
        {...field}
      />
    </div>
  );
}
