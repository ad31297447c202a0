import { useReactive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button } from '@mosaico/shared/ui';
import { backgroundMotion } from './background-motion.ts';
import { useWantsStill } from './useWantsStill.ts';

/** Pauses and resumes the background (WCAG 2.2.2). */
export function MotionToggle() {
  const { t } = useTranslation();
  const isMoving = useReactive(backgroundMotion.isMoving);
  if (useWantsStill()) return null;
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        icon={isMoving ? 'pause' : 'play'}
        onClick={() => backgroundMotion.choose(!isMoving)}
      >
        {t(isMoving ? 'layout.pauseBackground' : 'layout.playBackground')}
      </Button>
    </div>
  );
}
