import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { Field } from '@mosaico/shared/ui';
import { useLaterTexts } from '../../messages/useLaterTexts.ts';
import { useShell } from '../../shell-context.ts';
import { formStyle } from '../form-style.ts';
import { AUTH_TEXTS } from '../texts/auth-texts.ts';

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
  const texts = useLaterTexts(AUTH_TEXTS).register;
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) place.current?.querySelector('input')?.focus();
  }, [isAsked]);
  if (isIgnored) return null;
  if (!isFilled && !isAsked) {
    return (
      <button type="button" css={[formStyle.quiet, { justifySelf: 'start' }]} onClick={() => setAsked(true)}>
        {texts.hasInviteCode}
      </button>
    );
  }
  return (
    <div ref={place}>
      <Field
        label={texts.inviteCode}
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
