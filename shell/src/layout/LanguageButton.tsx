import { useReactive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';
import { flagStyle } from './flag-style.ts';

/** Opens the languages; shows the current one. */
export function LanguageButton() {
  const { platform } = useShell();
  const { t } = useTranslation();
  const current = useReactive(platform.language.current);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${t('language.title')}: ${current.option}`}
      onClick={() => platform.modals.open('language')}
      css={button}
    >
      <img src={current.icon} alt="" width={22} height={22} css={flagStyle} />
      <span css={code}>{current.option}</span>
    </button>
  );
}

const button = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minWidth: 44,
  height: 44,
  padding: `0 ${tokens.space[1]}`,
  border: 0,
  borderRadius: tokens.radius.round,
  background: 'transparent',
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.tiny,
  fontWeight: tokens.font.weight.bold,
  cursor: 'pointer',
} as const;
const code = { '@media (max-width: 419px)': { display: 'none' } } as const;
