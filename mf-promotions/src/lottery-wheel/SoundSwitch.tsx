import { useTranslation } from '@mosaico/shared/i18n';
import { IconButton } from '@mosaico/shared/ui';
import type { useWheelSound } from './useWheelSound.ts';

/** Off until the player asks for sound. */
export function SoundSwitch({ sound }: { readonly sound: ReturnType<typeof useWheelSound> }) {
  const { t } = useTranslation();
  return (
    <IconButton
      icon={sound.isOn ? 'volume' : 'mute'}
      label={t('wheel.sound')}
      isPressed={sound.isOn}
      onClick={sound.toggle}
    />
  );
}
