import { useApi } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Chips, ICON_NAMES, type ChipOption, type IconName } from '@mosaico/shared/ui';

interface CategoryChipsProps {
  readonly value: string;
  readonly onChange: (category: string) => void;
}

/** Quick choices: orders that say something, and the studios that have games here. */
export function CategoryChips({ value, onChange }: CategoryChipsProps) {
  const { t } = useTranslation();
  const studios = useApi('GET /api/games/apisv2', { query: {} });
  const options: ChipOption<string>[] = [
    { value: 'all', label: t('categories.all'), icon: 'games' },
    { value: 'new', label: t('categories.new'), icon: 'star' },
    { value: 'rtp', label: t('categories.rtp'), icon: 'percent' },
    ...(studios.data ?? []).map(({ api_name: key, name, icon }) => ({
      value: `studio:${key}`,
      label: name,
      icon: knownIcon(icon),
    })),
  ];
  return <Chips label={t('categories.label')} options={options} value={value} onChange={onChange} />;
}

function knownIcon(name: string): IconName | undefined {
  return ICON_NAMES.find((icon) => icon === name);
}
