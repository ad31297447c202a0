import { useTranslation } from '@mosaico/shared/i18n';
import { Button, EmptyState, tokens } from '@mosaico/shared/ui';
import { WithMoreTexts } from '../texts/WithMoreTexts.tsx';
import type { LobbyChoice } from './useLobbyChoice.ts';

interface NoGamesProps {
  readonly choice: LobbyChoice;
  readonly choose: (change: Partial<LobbyChoice>) => void;
  /** Name of the chosen studio; its key where nobody knows it. */
  readonly studio: string;
}

/** No game of the choice: says which filters are on, and takes off one of them or all (R233). */
export function NoGames(props: NoGamesProps) {
  return (
    <WithMoreTexts skeleton="list">
      <EmptyState action={<Filters {...props} />} />
    </WithMoreTexts>
  );
}

function Filters({ choice, choose, studio }: NoGamesProps) {
  const { t } = useTranslation();
  const on: readonly { readonly name: string; readonly off: Partial<LobbyChoice> }[] = [
    ...(choice.type === 'all' ? [] : [{ name: t(`types.${choice.type}`), off: { type: 'all' } as const }]),
    ...(choice.studio === '' ? [] : [{ name: studio, off: { studio: '' } }]),
  ];
  if (on.length === 0) return null;
  return (
    <div css={stack}>
      <p>{t('filters.nothing', { filters: on.map(({ name }) => name).join(' · ') })}</p>
      <Button onClick={() => choose({ type: 'all', studio: '' })}>{t('filters.clear')}</Button>
      {on.length > 1 && (
        <ul css={list}>
          {on.map(({ name, off }) => (
            <li key={name}>
              <Button
                variant="quiet"
                icon="close"
                aria-label={t('filters.without', { filter: name })}
                onClick={() => choose(off)}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const stack = { display: 'grid', justifyItems: 'center', gap: tokens.space[4] } as const;
const list = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: tokens.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;
