import { useTranslation } from '@mosaico/shared/i18n';
import { Card, Icon, tokens, type IconName } from '@mosaico/shared/ui';

const STEPS = [
  ['sealed', 'lock'],
  ['play', 'dice'],
  ['opened', 'check-circle'],
] as const satisfies readonly (readonly [step: string, icon: IconName])[];

/** What happens to the secret of a round before, during and after it, in words that need no mathematics. */
export function HowItWorks() {
  const { t } = useTranslation();
  return (
    <Card>
      <h2 css={{ fontSize: tokens.font.size.large }}>{t('fairness.steps.title')}</h2>
      <ol css={list}>
        {STEPS.map(([step, icon]) => (
          <li key={step} css={item}>
            <span css={badge}>
              <Icon name={icon} size={24} />
            </span>
            <div css={{ minWidth: 0 }}>
              <h3 css={{ fontSize: tokens.font.size.body }}>{t(`fairness.steps.${step}.title`)}</h3>
              <p css={text}>{t(`fairness.steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const BADGE_PX = 44;
const WIDE = '@media (min-width: 48em)';
const list = {
  display: 'grid',
  gap: tokens.space[5],
  marginTop: tokens.space[4],
  [WIDE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
} as const;
/** A line leads from each step to the next: downwards on a phone, sideways where the three stand beside each other. */
const item = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${BADGE_PX}px minmax(0, 1fr)`,
  alignContent: 'start',
  alignItems: 'start',
  gap: tokens.space[3],
  overflowWrap: 'anywhere',
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    top: BADGE_PX,
    bottom: `calc(-1 * ${tokens.space[5]})`,
    left: BADGE_PX / 2 - 1,
    borderLeft: `2px solid ${tokens.color.hairline}`,
  },
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&:not(:last-child)::before': {
      top: BADGE_PX / 2 - 1,
      bottom: 'auto',
      left: BADGE_PX,
      right: `calc(-1 * ${tokens.space[5]})`,
      borderLeft: 0,
      borderTop: `2px solid ${tokens.color.hairline}`,
    },
  },
} as const;
const badge = {
  display: 'grid',
  placeItems: 'center',
  width: BADGE_PX,
  height: BADGE_PX,
  borderRadius: tokens.radius.round,
  background: tokens.color.actionVeil,
  color: tokens.color.actionText,
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;
const text = {
  marginTop: tokens.space[1],
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  textWrap: 'pretty',
} as const;
