import { useTranslation } from '@mosaico/shared/i18n';
import { ChoiceCard } from '../choices/ChoiceCard.tsx';
import { Choices } from '../choices/Choices.tsx';
import type { PaymentMethod } from './payment-methods.ts';

interface MethodChoiceProps {
  readonly methods: readonly PaymentMethod[];
  readonly chosenId: number;
  readonly onChoose: (id: number) => void;
  readonly error: string | undefined;
}

/** The ways to pay. */
export function MethodChoice({ methods, chosenId, onChoose, error }: MethodChoiceProps) {
  const { t } = useTranslation();
  return (
    <Choices title={t('method')} error={error}>
      {methods.map(({ id, name, icon, desc }) => (
        <ChoiceCard
          key={id}
          name="payment-method"
          value={id}
          isChosen={id === chosenId}
          onChoose={() => onChoose(id)}
          icon={icon}
          title={name}
          detail={desc}
        />
      ))}
    </Choices>
  );
}
