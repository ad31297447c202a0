import { useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Link, useLocation } from '@mosaico/shared/router';
import { CountBubble } from '@mosaico/shared/ui/count';
import { SectionLinks } from '@mosaico/shared/ui/sections';
import { PATHS } from '../paths.ts';
import { unreadOf } from './unread-count.ts';

/** The screens of the information centre. */
export const PARTS = ['notification', 'announcement', 'support'] as const;
export type Part = (typeof PARTS)[number];

const ICONS = { notification: 'bell', announcement: 'megaphone', support: 'headset' } as const;

/** The way between the three screens, with what is unread in each. */
export function PartLinks() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const unread = { ...unreadOf(useSessionUser()), support: 0 };
  return (
    <SectionLinks
      Link={Link}
      label={t('information.title')}
      current={pathname}
      links={PARTS.map((part) => ({
        to: PATHS[part],
        icon: ICONS[part],
        label: t(`information.parts.${part}`),
        ...(unread[part] > 0 && {
          mark: <CountBubble count={unread[part]} at={corner} />,
          markText: t('information.unread', { number: unread[part] }),
        }),
      }))}
    />
  );
}

/** The upper corner of an icon. */
const corner = { top: -6, left: 15 } as const;
