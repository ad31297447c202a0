import type { PlayBar } from '@mosaico/shared/api';
import { usePlatform, useReactive } from '@mosaico/shared/area';
import { dateText, dateTimeText } from '@mosaico/shared/dates';
import { Button, Card, Icon, LinkButton, tokens, useLocale } from '@mosaico/shared/ui';
import { PLAY_BAR_TEXTS, type PlayBarTexts } from './play-bar-texts.ts';

const PATHS = { withdraw: '/withdraw', help: '/responsible-gaming' } as const;
/** Id of its heading, which can be led to: it takes the focus. */
export const PLAY_BAR_HEADING = 'play-bar';
const HELPLINE = 'tel:188';

interface PlayBarNoticeProps {
  readonly bar: PlayBar;
  /** The screen itself says who helps. */
  readonly isHelpNear?: boolean;
}

/**
 * In the place of what is closed to a member who takes a break, has excluded themselves or is barred by the national register: until
 * when, what they can still do, and who listens. No fault, so nothing here alarms. Source: G31, G32, R85.
 */
export function PlayBarNotice({ bar, isHelpNear = false }: PlayBarNoticeProps) {
  const { language, navigation } = usePlatform();
  useReactive(language.current);
  const locale = useLocale();
  const texts = PLAY_BAR_TEXTS[language.messageSet];
  return (
    <Card tone="lit">
      <section aria-labelledby={PLAY_BAR_HEADING} css={layout}>
        <span css={sign}>
          <Icon name={bar.why === 'paused' ? 'pause' : 'shield'} size={28} />
        </span>
        <div css={words}>
          <h2 id={PLAY_BAR_HEADING} tabIndex={-1} css={heading}>
            {titleOf(bar, texts, locale)}
          </h2>
          <p css={text}>{bar.why === 'paused' ? texts.moneyOnBreak : texts.money}</p>
          {bar.why === 'barred' && <p css={text}>{texts.barredWhy}</p>}
          {!isHelpNear && <p css={text}>{texts.help}</p>}
          <div css={ways}>
            <Button
              variant={isHelpNear ? 'quiet' : 'primary'}
              icon="arrow-up"
              onClick={() => navigation.push(PATHS.withdraw)}
            >
              {texts.withdraw}
            </Button>
            {!isHelpNear && (
              <>
                <LinkButton variant="quiet" icon="phone" href={HELPLINE}>
                  {texts.call}
                </LinkButton>
                <Button variant="ghost" icon="shield" onClick={() => navigation.push(PATHS.help)}>
                  {texts.more}
                </Button>
              </>
            )}
          </div>
        </div>
      </section>
    </Card>
  );
}

function titleOf({ why, until }: PlayBar, texts: PlayBarTexts, locale: string): string {
  if (why === 'barred') return texts.barred;
  if (until === null) return texts.excluded;
  if (why === 'excluded') return texts.excludedUntil.replace('{{date}}', dateText(until, locale));
  return texts.paused.replace('{{date}}', dateTimeText(until, locale, 'long'));
}

const layout = { display: 'flex', gap: tokens.space[4] } as const;
const sign = { flex: 'none', color: tokens.color.info } as const;
const words = { display: 'grid', gap: tokens.space[3], minWidth: 0 } as const;
const heading = {
  fontSize: tokens.font.size.title,
  lineHeight: tokens.font.leading.snug,
  overflowWrap: 'anywhere',
  '&:focus': { outline: 'none' },
} as const;
const text = { color: tokens.color.textMuted, maxWidth: '56ch', textWrap: 'pretty' } as const;
const ways = { display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] } as const;
