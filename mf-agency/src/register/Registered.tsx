import { useEffect, useRef } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { Link } from '@mosaico/shared/router';
import { Button, buttonBase, Icon, tokens } from '@mosaico/shared/ui';
import { PATHS } from '../paths.ts';

interface RegisteredProps {
  readonly name: string;
  readonly onAgain: () => void;
}

/** Somebody was registered: what they do next, and what the member can. */
export function Registered({ name, onAgain }: RegisteredProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div css={layout}>
      <span css={{ color: tokens.color.actionText }}>
        <Icon name="check-circle" size={48} />
      </span>
      <h2
        ref={heading}
        tabIndex={-1}
        css={{ fontSize: tokens.font.size.title, '&:focus': { outline: 'none' } }}
      >
        {t('register.done', { name })}
      </h2>
      <p css={{ color: tokens.color.textMuted, maxWidth: '44ch', textWrap: 'pretty' }}>
        {t('register.next')}
      </p>
      <div css={actions}>
        <Button onClick={onAgain}>{t('register.again')}</Button>
        <Link to={PATHS.record} css={[buttonBase, quiet]}>
          {t('invite.seePeople')}
        </Link>
      </div>
    </div>
  );
}

const layout = {
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: tokens.space[3],
  padding: tokens.space[4],
} as const;
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: tokens.space[3],
} as const;
const quiet = {
  minHeight: 46,
  padding: `${tokens.space[2]} ${tokens.space[4]}`,
  background: tokens.color.surfaceHigh,
  color: tokens.color.text,
} as const;
