import { useEffect, type KeyboardEvent } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { htmlLangOf, messageSetOf, type Language } from '@mosaico/shared/contract';
import { useTranslation } from '@mosaico/shared/i18n';
import { Icon, Sheet, tokens } from '@mosaico/shared/ui';
import type { OfferedLanguage } from '../platform/site/offered-languages.ts';
import { useShell } from '../shell-context.ts';
import { flagStyle } from './flag-style.ts';

/** The languages of the site, each in its own words (R21, R22). Names and flags are asked for anew with every opening (R176). */
export function LanguageSheet() {
  const { platform } = useShell();
  const { t } = useTranslation();
  const { languages, refreshLanguages } = platform.siteData;
  const offered = useReactive(languages);
  const current = useReactive(platform.language.current);
  const isOther = offered.every(({ value }) => value !== current.value);
  useEffect(() => void refreshLanguages(), [refreshLanguages]);
  const choose = (language: Language) => {
    platform.language.choose(language);
    platform.modals.close();
  };
  return (
    <Sheet title={t('language.title')} onClose={platform.modals.close}>
      <div role="radiogroup" aria-label={t('language.title')} onKeyDown={moveFocus} css={list}>
        {offered.map((language, index) => (
          <Option
            key={language.value}
            language={language}
            isCurrent={language.value === current.value}
            isReached={language.value === current.value || (isOther && index === 0)}
            onChoose={() => choose(language)}
          />
        ))}
      </div>
    </Sheet>
  );
}

/** Arrow keys move the focus only: choosing a language closes the sheet, so it takes a press of its own. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  const at = options.findIndex((option) => option === document.activeElement);
  options.at((at + step) % options.length)?.focus();
}

interface OptionProps {
  readonly language: OfferedLanguage;
  readonly isCurrent: boolean;
  /** The one of the group that Tab leads to. */
  readonly isReached: boolean;
  readonly onChoose: () => void;
}

function Option({ language, isCurrent, isReached, onChoose }: OptionProps) {
  const { icon, name, option, value } = language;
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isCurrent}
      tabIndex={isReached ? 0 : -1}
      onClick={onChoose}
      css={row}
    >
      <img src={icon} alt="" width={28} height={28} css={flagStyle} />
      <span lang={htmlLangOf(messageSetOf(value) ?? 'en')} css={{ flex: 1 }}>
        {name}
      </span>
      {isCurrent ? (
        <Icon name="check" size={22} />
      ) : (
        name !== option && (
          <span aria-hidden css={{ color: tokens.color.textFaint, fontSize: tokens.font.size.tiny }}>
            {option}
          </span>
        )
      )}
    </button>
  );
}

const list = { display: 'grid', gap: tokens.space[2] } as const;
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  width: '100%',
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
