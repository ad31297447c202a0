import type { Data } from '@mosaico/shared/api';
import { openInNewWindow } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, Icon, LinkButton, Skeleton, tokens, VisuallyHidden } from '@mosaico/shared/ui';
import { List, ListRow } from '@mosaico/shared/ui/list';
import type { MouseEvent } from 'react';

type SupportLink = Data<'GET /api/informationcenter/support'>[number];

interface SupportPartProps {
  readonly links: readonly SupportLink[] | undefined;
  readonly isPending: boolean;
}

/** The chat first, then the other ways; without a link the button says so and does nothing (R219, R241). */
export function SupportPart({ links = [], isPending }: SupportPartProps) {
  const { t } = useTranslation();
  if (isPending) return <Skeleton shape="list" isPart />;
  const [chat, ...others] = links.filter(isSafe);
  return (
    <>
      <Card tone="lit">
        <div css={hero}>
          <span css={medallion}>
            <Icon name="headset" size={34} />
          </span>
          <h2 css={{ fontSize: tokens.font.size.title }}>{t('information.support.heading')}</h2>
          <p css={intro}>{t('information.support.intro')}</p>
          <Chat link={chat} />
        </div>
      </Card>
      {others.length > 0 && (
        <section aria-labelledby="other-ways" css={{ display: 'grid', gap: tokens.space[3] }}>
          <h2 id="other-ways" css={{ fontSize: tokens.font.size.title }}>
            {t('information.support.others')}
          </h2>
          <List label={t('information.support.others')}>
            {others.map(({ name, linkurl }) => (
              <ListRow
                key={linkurl}
                icon="external"
                title={<NewWindowName name={name} />}
                detail={URL.parse(linkurl)?.hostname}
                href={linkurl}
                onClick={openOutside(linkurl)}
              />
            ))}
          </List>
        </section>
      )}
    </>
  );
}

function Chat({ link }: { readonly link: SupportLink | undefined }) {
  const { t } = useTranslation();
  if (!link) {
    return (
      <Button size="large" isWide disabled>
        {t('kit:noData')}
      </Button>
    );
  }
  return (
    <LinkButton size="large" isWide icon="chat" href={link.linkurl} onClick={openOutside(link.linkurl)}>
      <NewWindowName name={link.name} />
    </LinkButton>
  );
}

function NewWindowName({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  return (
    <>
      {name}
      <VisuallyHidden> {t('information.support.newWindow')}</VisuallyHidden>
    </>
  );
}

/** It stays a real link, so that players can also open it in a new tab or copy it (R27). */
function openOutside(url: string) {
  return (event: Pick<MouseEvent, 'preventDefault' | 'metaKey' | 'ctrlKey' | 'shiftKey'>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openInNewWindow(url);
  };
}

function isSafe({ linkurl }: SupportLink): boolean {
  return URL.parse(linkurl)?.protocol === 'https:';
}

const hero = {
  display: 'grid',
  justifyItems: 'center',
  gap: tokens.space[3],
  padding: `${tokens.space[5]} ${tokens.space[2]} ${tokens.space[2]}`,
  textAlign: 'center',
} as const;
const medallion = {
  display: 'grid',
  placeItems: 'center',
  width: 76,
  height: 76,
  borderRadius: tokens.radius.round,
  color: tokens.color.actionText,
  background: `linear-gradient(180deg, ${tokens.color.surfaceHigh}, ${tokens.color.surface})`,
  boxShadow: tokens.elevation.raised,
} as const;
const intro = {
  maxWidth: '38ch',
  marginBottom: tokens.space[3],
  color: tokens.color.textMuted,
  textWrap: 'balance',
} as const;
