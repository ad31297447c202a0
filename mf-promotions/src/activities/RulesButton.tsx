import { useSheet } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button } from '@mosaico/shared/ui';
import { RulesSheet } from './RulesSheet.tsx';
import { useActivity } from './useActivities.ts';

/** Opens the rules of an activity on a screen that has a card of its own. Nothing where the site does not offer it. */
export function RulesButton({ kind }: { readonly kind: string }) {
  const { t } = useTranslation();
  const activity = useActivity(kind);
  const rules = useSheet(`rules-${kind}`);
  if (!activity) return null;
  return (
    <div>
      <Button variant="ghost" icon="info" onClick={rules.open}>
        {t('activities.rules')}
      </Button>
      {rules.isOpen && <RulesSheet activity={activity} onClose={rules.close} />}
    </div>
  );
}
