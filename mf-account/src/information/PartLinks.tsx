import { useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Link, useLocation } from '@mosaico/shared/router';
import { SectionLinks } from '@mosaico/shared/ui/sections';
import { PATHS } from '../paths.ts';
import { countStyle, countText, unreadOf } from './unread-count.ts';

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
          mark: <Count unread={unread[part]} />,
          markText: t('information.unread', { number: unread[part] }),
        }),
      }))}
    />
  );
}

function Count({ unread }: { readonly unread: number }) {
  return <span css={[countStyle, { top: -6, left: 15 }]}>{countText(unread)}</span>;
}
