import type { Data } from '@mosaico/shared/api';
import { usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, Icon, tokens } from '@mosaico/shared/ui';
import { formStyle } from '../form/form-style.ts';
import { PATHS } from '../paths.ts';

interface DeletionCardProps {
  readonly state: Data<'GET /api/me/deletion'>;
  readonly onAsk: () => void;
}

const CONSEQUENCES = ['goes', 'stays', 'grace'] as const;

/** What a deletion means, what has to be settled before it, and the way to ask for it. */
export function DeletionCard({ state, onAsk }: DeletionCardProps) {
  const { navigation } = usePlatform();
  const { t } = useTranslation();
  const { status, stopped_by: stoppedBy, obstacles } = state;
  return (
    <>
      {status === 'stopped' && stoppedBy && (
        <p role="status" css={formStyle.news}>
          <Icon name="alert" size={20} />
          <span>
            <strong>{t('leaving.stopped')}</strong> {t(`leaving.obstacle.${stoppedBy}`)}
          </span>
        </p>
      )}
      {status === 'cancelled' && (
        <p role="status" css={formStyle.news}>
          <Icon name="check-circle" size={20} />
          <span>{t('leaving.cancelled')}</span>
        </p>
      )}
      <Card>
        <div css={layout}>
          <ul css={list}>
            {CONSEQUENCES.map((each) => (
              <li key={each}>{t(`leaving.what.${each}`)}</li>
            ))}
          </ul>
          {obstacles.length > 0 && (
            <section aria-labelledby="leaving-first" css={layout}>
              <h2 id="leaving-first" css={heading}>
                {t('leaving.first')}
              </h2>
              <ul css={list}>
                {obstacles.map((obstacle) => (
                  <li key={obstacle}>{t(`leaving.obstacle.${obstacle}`)}</li>
                ))}
              </ul>
            </section>
          )}
          <div css={actions}>
            <Button variant="quiet" onClick={() => navigation.push(PATHS.yourData)}>
              {t('leaving.copyFirst')}
            </Button>
            {obstacles.length === 0 && (
              <Button variant="danger" onClick={onAsk}>
                {t('leaving.ask')}
              </Button>
            )}
          </div>
        </div>
      </Card>
    </>
  );
}

const layout = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] } as const;
const heading = { fontSize: tokens.font.size.title, lineHeight: tokens.font.leading.snug } as const;
const list = {
  display: 'grid',
  gap: tokens.space[2],
  margin: 0,
  paddingInlineStart: tokens.space[5],
  listStyle: 'disc',
  color: tokens.color.textMuted,
  maxWidth: '60ch',
} as const;
const actions = { display: 'flex', flexWrap: 'wrap', gap: tokens.space[3] } as const;
