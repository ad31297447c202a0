import { useId, type ReactNode } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Icon, tokens } from '@mosaico/shared/ui';
import { DOCUMENTS, PATHS } from '../paths.ts';
import { useShell } from '../shell-context.ts';
import { AppLink } from '../links/AppLink.tsx';
import { ExternalLink } from '../links/ExternalLink.tsx';
import { footerStyle } from './footer-style.ts';

/** Where a player finds help, whatever site they are on: the betting authority and the free helpline. */
const HELP = [
  {
    key: 'selfExclusion',
    href: 'https://www.gov.br/fazenda/pt-br/composicao/orgaos/secretaria-de-premios-e-apostas',
  },
  { key: 'helpline', href: 'https://cvv.org.br/' },
] as const;

/** The links of the footer: the documents of the site (R74), and help. */
export function FooterLinks() {
  const { platform } = useShell();
  const { t } = useTranslation();
  const support = useReactive(platform.siteData.details)?.legal.support ?? '';
  return (
    <nav aria-label={t('footer.navigation')} css={columns}>
      <Group title={t('footer.site')}>
        {DOCUMENTS.map((key) => (
          <li key={key}>
            <AppLink href={PATHS[key]} css={footerStyle.link}>
              {t(`footer.${key}`)}
            </AppLink>
          </li>
        ))}
      </Group>
      <Group title={t('footer.help')}>
        {isMail(support) && (
          <li>
            <a href={`mailto:${support}`} css={footerStyle.link}>
              {t('footer.contact')}
              <Icon name="mail" size={16} />
            </a>
          </li>
        )}
        {HELP.map(({ key, href }) => (
          <li key={key}>
            <ExternalLink href={href} css={footerStyle.link}>
              {t(`footer.${key}`)}
              <Icon name="external" size={16} />
            </ExternalLink>
          </li>
        ))}
      </Group>
    </nav>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <h2 id={id} css={footerStyle.heading}>
        {title}
      </h2>
      <ul aria-labelledby={id} css={{ marginTop: tokens.space[1] }}>
        {children}
      </ul>
    </div>
  );
}

function isMail(contact: string): boolean {
  return /^[^\s@?&]+@[^\s@?&]+$/.test(contact);
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: tokens.space[4],
} as const;
