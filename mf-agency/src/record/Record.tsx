import { useApiPages } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { useSearchParams } from '@mosaico/shared/router';
import { Button, EmptyState, Skeleton, tokens } from '@mosaico/shared/ui';
import { List, PagedList } from '@mosaico/shared/ui/list';
import { HeldHint } from '../invite/HeldHint.tsx';
import { ChoiceChips } from '../periods/ChoiceChips.tsx';
import { useAddressChoice } from '@mosaico/shared/address';
import { PersonRow } from './PersonRow.tsx';

const STATUSES = ['all', 'registered', 'deposited', 'valid'] as const;
const PERIODS = ['all', 'today', '7d', '30d'] as const;
const PAGE_LIMIT = 20;

/** The list with its filters, which stand in the address. */
export function Record() {
  const { t } = useTranslation();
  const status = useAddressChoice('status', STATUSES, 'all');
  const period = useAddressChoice('period', PERIODS, 'all');
  const filter = {
    ...(status[0] !== 'all' && { status: status[0] }),
    ...(period[0] !== 'all' && { period: period[0] }),
  };
  const isNarrowed = Object.keys(filter).length > 0;
  const people = useApiPages('POST /api/agency/inviterecord', {
    inputOf: (page, before) => ({ body: { ...filter, page, before, limit: PAGE_LIMIT } }),
    itemKey: (person) => `${person.registered_at} ${person.name_masked}`,
  });
  const [, setQuery] = useSearchParams();
  const showAll = () => setQuery({}, { replace: true });
  const empty = isNarrowed ? (
    <EmptyState
      icon="filter"
      text={t('record.none')}
      action={
        <Button variant="quiet" onClick={showAll}>
          {t('record.showAll')}
        </Button>
      }
    />
  ) : (
    <EmptyState icon="users" text={t('invite.nobody')} />
  );
  return (
    <>
      <div css={{ display: 'grid', gap: tokens.space[3] }}>
        <ChoiceChips
          label={t('record.status.label')}
          nameOf={(value) => t(`record.status.${value}`)}
          values={STATUSES}
          choice={status}
        />
        <ChoiceChips
          label={t('period.label')}
          nameOf={(value) => t(`period.${value}`)}
          values={PERIODS}
          choice={period}
        />
      </div>
      {people.first && <HeldHint people={people.first} />}
      <PagedList pages={people} skeleton={<Skeleton shape="list" isPart />} empty={empty}>
        {(rows) => (
          <List label={t('invite.people')}>
            {rows.map((person) => (
              <PersonRow key={`${person.registered_at} ${person.name_masked}`} person={person} />
            ))}
          </List>
        )}
      </PagedList>
    </>
  );
}
