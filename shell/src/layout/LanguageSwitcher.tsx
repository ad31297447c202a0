import { useLive } from '@mosaico/shared/area';
import { messageSetOf, htmlLangOf, type Language } from '@mosaico/shared/contract';
import { useTranslation } from '@mosaico/shared/i18n';
import { Icon, Sheet, tokens } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';

/** Opens the languages; shows the current one. */
export function LanguageButton() {
  const { platform } = useShell();
  const { t } = useTranslation();
  const current = useLive(platform.language.current);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${t('language.title')}: ${current.option}`}
      onClick={() => platform.modals.open('language')}
      css={button}
    >
      <img src={current.icon} alt="" width={22} height={22} css={flag} />
      <span css={code}>{current.option}</span>
    </button>
  );
}

/** The languages of the site: pt, en, and zh_cn when the site supplies it (R21, R22). */
export function LanguageSheet() {
  const { platform } = useShell();
  const { t } = useTranslation();
  const { languages } = useLive(platform.site);
  const current = useLive(platform.language.current);
  const choose = (language: Language) => {
    platform.language.choose(language);
    platform.modals.close();
  };
  return (
    <Sheet title={t('language.title')} onClose={platform.modals.close}>
      <div role="radiogroup" aria-label={t('language.title')} css={{ display: 'grid', gap: tokens.space[2] }}>
        {languages.map((language) => (
          <button
            key={language.value}
            type="button"
            role="radio"
            aria-checked={language.value === current.value}
            onClick={() => choose(language)}
            css={option}
          >
            <img src={language.icon} alt="" width={28} height={28} css={flag} />
            <span lang={htmlLangOf(messageSetOf(language.value) ?? 'en')} css={{ flex: 1 }}>
              {nameOf(language)}
            </span>
            {language.value === current.value && <Icon name="check" size={22} />}
          </button>
        ))}
      </div>
    </Sheet>
  );
}

/** A language in its own words. */
function nameOf({ value, option: code }: Language): string {
  const tag = htmlLangOf(messageSetOf(value) ?? 'en');
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag.split('-')[0] ?? tag) ?? code;
  const written = `${name.charAt(0).toLocaleUpperCase(tag)}${name.slice(1)}`;
  return written === code ? written : `${written} (${code})`;
}

const flag = {
  display: 'block',
  borderRadius: tokens.radius.round,
  objectFit: 'cover',
  boxShadow: `0 0 0 1px ${tokens.color.lightStrong}`,
} as const;
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
const option = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  minHeight: 56,
  padding: `0 ${tokens.space[4]}`,
  border: 0,
  borderRadius: tokens.radius.control,
  background: `linear-gradient(180deg, ${tokens.color.surfaceHigh}, ${tokens.color.surfaceRaised})`,
  color: tokens.color.text,
  fontWeight: tokens.font.weight.medium,
  textAlign: 'left',
  cursor: 'pointer',
  '&[aria-checked="true"]': {
    color: tokens.color.actionText,
    boxShadow: `inset 0 0 0 2px ${tokens.color.action}`,
  },
} as const;
