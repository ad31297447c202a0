import { usePlatform, type useApi } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Button, Card, EmptyState, Icon, Money, Skeleton, tokens } from '@mosaico/shared/ui';
import { FeeNote } from './FeeNote.tsx';
import { Promises } from './Promises.tsx';
import { Steps } from './Steps.tsx';
import { TurnoverNote } from './TurnoverNote.tsx';

interface VisitorDepositProps {
  readonly methods: ReturnType<typeof useApi<'GET /api/payments/list'>>;
}

/** What a visitor may know before there is an account: smallest amount, ways to pay, conditions, steps; and both ways in (R33, R158). */
export function VisitorDeposit({ methods: { data: methods, isPending } }: VisitorDepositProps) {
  const { t } = useTranslation();
  const [first] = methods ?? [];
  return (
    <>
      <Card tone="lit" css={card}>
        {isPending && <Skeleton shape="detail" isPart />}
        {methods && !first && <EmptyState icon="pix" text={t('unavailable')} />}
        {methods && first && (
          <>
            <p css={from}>
              {t('visitor.from')}
              <Money
                amountCentavos={Math.min(...methods.map(({ min }) => centavosFromWire(min)))}
                look="display"
                css={least}
              />
            </p>
            {methods.map(({ id, icon, name, desc }) => (
              <div key={id} css={way}>
                <Icon name={icon} size={28} />
                <p>
                  <strong>{name}</strong>
                  <span css={quiet}>{desc}</span>
                </p>
              </div>
            ))}
            <FeeNote method={first} amountCentavos={null} />
            <TurnoverNote method={first} amountCentavos={null} />
          </>
        )}
        <WaysIn />
      </Card>
      {first && (
        <section css={how}>
          <h2 css={{ fontSize: tokens.font.size.large }}>{t('visitor.how')}</h2>
          <Steps>
            {(['account', 'amount', 'pay'] as const).map((step) => (
              <li key={step}>{t(`visitor.step.${step}`)}</li>
            ))}
          </Steps>
        </section>
      )}
      <Promises />
    </>
  );
}

function WaysIn() {
  const { t } = useTranslation();
  const { session } = usePlatform();
  return (
    <div css={{ display: 'grid', gap: tokens.space[3] }}>
      <p css={[quiet, { textAlign: 'center' }]}>{t('kit:notLoggedIn')}</p>
      <Button size="large" isWide onClick={() => session.open('register')}>
        {t('kit:register')}
      </Button>
      <Button size="large" isWide variant="quiet" onClick={() => session.open('login')}>
        {t('kit:login')}
      </Button>
    </div>
  );
}

const card = {
  '&': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] },
} as const;
const from = {
  display: 'grid',
  justifyItems: 'center',
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
} as const;
const least = {
  fontSize: 'min(3.25rem, 13vw)',
  color: tokens.color.text,
  textShadow: `0 0 40px ${tokens.color.actionGlow}`,
} as const;
const way = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  padding: tokens.space[3],
  borderRadius: tokens.radius.control,
  background: tokens.color.well,
  '& svg': { flex: 'none', color: tokens.color.actionText },
} as const;
const quiet = {
  display: 'block',
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
  color: tokens.color.textMuted,
} as const;
const how = { display: 'grid', gap: tokens.space[3] } as const;
