import { openInNewWindow } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Card, Icon, tokens, VisuallyHidden } from '@mosaico/shared/ui';

/** What to know, and where help is free; paragraphs of each by their keys. */
const SECTIONS = {
  before: ['decide', 'edge'],
  signs: ['list'],
  today: ['tools', 'central'],
  help: ['cvv', 'caps'],
  minors: ['never'],
} as const;

/** The betting authority with the exclusion from all sites, and the helpline. */
const LINKS = {
  central: 'https://www.gov.br/fazenda/pt-br/composicao/orgaos/secretaria-de-premios-e-apostas',
  cvv: 'https://cvv.org.br/',
} as const;

/** What everybody can read: how to play within bounds, what to take seriously, who helps. */
export function Guide() {
  const { t } = useTranslation();
  return (
    <Card>
      <div css={body}>
        {(Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]).map((section) => (
          <section key={section} aria-labelledby={`rg-guide-${section}`}>
            <h2 id={`rg-guide-${section}`} css={{ fontSize: tokens.font.size.large }}>
              {t(`rg.guide.${section}.title`)}
            </h2>
            {SECTIONS[section].map((paragraph) => (
              <p key={paragraph} css={text}>
                {t(`rg.guide.${section}.${paragraph}`)}
              </p>
            ))}
          </section>
        ))}
        <ul css={links}>
          {(Object.keys(LINKS) as (keyof typeof LINKS)[]).map((link) => (
            <li key={link}>
              <a
                href={LINKS[link]}
                target="_blank"
                rel="noopener noreferrer"
                css={anchor}
                onClick={(event) => {
                  event.preventDefault();
                  openInNewWindow(LINKS[link]);
                }}
              >
                {t(`rg.guide.link.${link}`)}
                <Icon name="external" size={16} />
                <VisuallyHidden> {t('rg.guide.newWindow')}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

const body = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[6],
  overflowWrap: 'anywhere',
} as const;
const text = {
  marginTop: tokens.space[2],
  color: tokens.color.textMuted,
  maxWidth: '62ch',
  textWrap: 'pretty',
} as const;
const links = { display: 'grid', margin: 0, padding: 0, listStyle: 'none' } as const;
const anchor = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[2],
  minHeight: tokens.size.target,
  color: tokens.color.actionText,
  fontWeight: tokens.font.weight.medium,
} as const;
