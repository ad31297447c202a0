import type { ReactNode } from 'react';
import { useNavigate } from '@mosaico/shared/router';
import { useTranslation } from '@mosaico/shared/i18n';
import { Badge, type IconName } from '@mosaico/shared/ui';
import { ListRow } from '@mosaico/shared/ui/list';

interface EntryRowProps {
  readonly icon: IconName;
  readonly title: string;
  /** What is so; where the protection is missing, what it would be good for. */
  readonly detail: ReactNode;
  /** Whether the protection stands; without it the row says nothing of it. */
  readonly isSet?: boolean;
  /** Path of the screen that it leads to. */
  readonly to?: string;
  /** What it opens in place of a screen. */
  readonly onOpen?: () => void;
}

/** One subject of the security centre: what is so, and the way to change it. */
export function EntryRow({ icon, title, detail, isSet, to, onOpen }: EntryRowProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const open = onOpen ?? (() => to !== undefined && navigate(to));
  return (
    <ListRow
      icon={icon}
      title={title}
      detail={detail}
      value={
        isSet === undefined ? undefined : (
          <Badge tone={isSet ? 'success' : 'warning'}>{t(isSet ? 'security.set' : 'security.missing')}</Badge>
        )
      }
      {...(to !== undefined && { href: to })}
      onClick={(event) => {
        event.preventDefault();
        open();
      }}
    />
  );
}
