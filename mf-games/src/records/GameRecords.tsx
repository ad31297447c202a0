import { useApi, useApiPages, usePlatform, useReactive, useSessionUser } from '@mosaico/shared/area';
import { dateTimeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { usePlayBar } from '@mosaico/shared/play-bar';
import { useNavigate } from '@mosaico/shared/router';
import { Badge, Button, Chips, EmptyState, Money, Skeleton, useLocale } from '@mosaico/shared/ui';
import { List, ListRow, PagedList } from '@mosaico/shared/ui/list';
import { TYPE_ICONS } from '../catalogue/game-types.ts';
import { PATHS } from '../paths.ts';
import { RoundSheet } from './RoundSheet.tsx';
import { RECORDS, roundTone, sheetOf, type RoundRecord } from './round-record.ts';
import { KINDS, PERIODS, useRecordFilter } from './useRecordFilter.ts';

/** The list of rounds with its filters; each opens with all that is known of it. Who may not play now is not led to the games (G31, G32). */
export function GameRecords() {
  const { t } = useTranslation();
  const { sheets } = usePlatform();
  const navigate = useNavigate();
  const hasUser = useSessionUser() !== null;
  const mayPlay = usePlayBar() === null;
  const { filter, period, kind, choosePeriod, chooseKind, clear } = useRecordFilter();
  const isFiltered = period !== 'all' || kind !== 'all';
  const offered = useApi('GET /api/games/apisv2', { query: {} }).data?.flatMap(
    ({ game_types: types }) => types,
  );
  const rounds = useApiPages(RECORDS, {
    inputOf: (page, before) => ({ body: { ...filter, page, before } }),
    itemKey: ({ round_id: id, game_id: game }) => `${game} ${id}`,
    enabled: hasUser,
  });
  const open = useReactive(sheets.current);
  const opened = rounds.items.find((round) => sheetOf(round) === open);
  return (
    <>
      <Chips
        label={t('records.period')}
        options={PERIODS.map((value) => ({ value, label: t(`records.periods.${value}`) }))}
        value={period}
        onChange={choosePeriod}
      />
      <Chips
        label={t('categories.label')}
        options={KINDS.filter((value) => value === 'all' || value === kind || offered?.includes(value)).map(
          (value) => ({ value, label: value === 'all' ? t('categories.all') : t(`types.${value}`) }),
        )}
        value={kind}
        onChange={chooseKind}
      />
      <PagedList
        pages={rounds}
        skeleton={<Skeleton shape="list" isPart />}
        empty={
          <EmptyState
            icon="history"
            action={
              <>
                {isFiltered && <Button onClick={clear}>{t('filters.clear')}</Button>}
                {mayPlay && (
                  <Button
                    icon="games"
                    variant={isFiltered ? 'quiet' : 'primary'}
                    onClick={() => navigate(PATHS.lobby)}
                  >
                    {t('lobby.all')}
                  </Button>
                )}
              </>
            }
          />
        }
      >
        {(items) => (
          <List label={t('lobby.records')}>
            {items.map((round) => (
              <Row key={sheetOf(round)} round={round} onOpen={() => sheets.open(sheetOf(round))} />
            ))}
          </List>
        )}
      </PagedList>
      {opened && <RoundSheet round={opened} onClose={() => sheets.close(sheetOf(opened))} />}
    </>
  );
}

function Row({ round, onOpen }: { readonly round: RoundRecord; readonly onOpen: () => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { name, tone } = roundTone(round);
  return (
    <ListRow
      icon={TYPE_ICONS[round.game_type]}
      title={round.name}
      detail={
        <>
          {t('records.bet')} <Money amountCentavos={centavosFromWire(round.bet)} />
          {' · '}
          {dateTimeText(round.created_at, locale)}
        </>
      }
      value={
        // What is staked is not lost yet.
        round.state === 'open' ? (
          <Money amountCentavos={centavosFromWire(round.bet)} />
        ) : (
          <Money amountCentavos={centavosFromWire(round.result)} isSigned />
        )
      }
      valueDetail={<Badge tone={tone}>{t(`records.states.${name}`)}</Badge>}
      onClick={onOpen}
    />
  );
}
