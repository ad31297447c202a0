import type { Data } from '@mosaico/shared/api';
import { useTranslation } from '@mosaico/shared/i18n';
import { Chips, ICON_NAMES, tokens } from '@mosaico/shared/ui';
import { SelectField } from '@mosaico/shared/ui/form';
import { GAME_TYPES, TYPE_ICONS } from '../catalogue/game-types.ts';
import { SORTS, type Kind, type LobbyChoice, type Sort } from './useLobbyChoice.ts';

interface LobbyFiltersProps {
  readonly choice: LobbyChoice;
  readonly choose: (change: Partial<LobbyChoice>) => void;
  /** Undefined while they are on their way. */
  readonly studios: Data<'GET /api/games/apisv2'> | undefined;
}

/** Kind of game, studio and order. Only what is offered here can be chosen. */
export function LobbyFilters({ choice, choose, studios = [] }: LobbyFiltersProps) {
  const { t } = useTranslation();
  const offered = new Set(studios.flatMap(({ game_types: types }) => types));
  const kinds: readonly { value: Kind; label: string; icon: (typeof ICON_NAMES)[number] }[] = [
    { value: 'all', label: t('categories.all'), icon: 'games' },
    { value: 'favourites', label: t('lobby.favourites'), icon: 'heart' },
    ...GAME_TYPES.filter((type) => offered.has(type)).map((type) => ({
      value: type,
      label: t(`types.${type}`),
      icon: TYPE_ICONS[type],
    })),
  ];
  const isOwnList = choice.type === 'favourites';
  return (
    <div css={{ display: 'grid', gap: tokens.space[3], minWidth: 0 }}>
      <Chips
        label={t('categories.label')}
        options={kinds}
        value={choice.type}
        onChange={(type) => choose({ type })}
      />
      {!isOwnList && (
        <>
          <Chips
            label={t('lobby.studios')}
            options={[
              { value: '', label: t('lobby.allStudios') },
              ...studios.map(({ api_name: value, name, icon }) => ({
                value,
                label: name,
                icon: ICON_NAMES.find((known) => known === icon),
              })),
            ]}
            value={choice.studio}
            onChange={(studio) => choose({ studio })}
          />
          <SelectField
            label={t('lobby.sort')}
            isLabelHidden
            options={SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
            value={choice.sort}
            onChange={({ target }) => choose({ sort: target.value as Sort })}
          />
        </>
      )}
    </div>
  );
}
