import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Icon, tokens } from '@mosaico/shared/ui';

interface RecentSearchesProps {
  readonly texts: readonly string[];
  readonly onChoose: (text: string) => void;
  readonly onForget: () => void;
}

/** What was searched for on this device: one press searches again. */
export function RecentSearches({ texts, onChoose, onForget }: RecentSearchesProps) {
  const { t } = useTranslation();
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches">
      <header css={head}>
        <h2 id="recent-searches" css={{ fontSize: tokens.font.size.large }}>
          {t('search.recent')}
        </h2>
        <Button variant="ghost" onClick={onForget}>
          {t('search.forget')}
        </Button>
      </header>
      <ul css={list}>
        {texts.map((text) => (
          <li key={text}>
            <button type="button" css={chip} onClick={() => onChoose(text)}>
              <Icon name="history" size={18} />
              <span css={words}>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const head = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[3],
} as const;
const list = { display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] } as const;
const chip = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  maxWidth: '100%',
  minHeight: tokens.size.target,
  padding: `0 ${tokens.space[4]}`,
  border: 0,
  borderRadius: tokens.radius.round,
  background: tokens.color.surfaceRaised,
  boxShadow: `inset 0 1px 0 ${tokens.color.lightStrong}`,
  color: tokens.color.text,
  fontSize: tokens.font.size.small,
  cursor: 'pointer',
} as const;
const words = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
