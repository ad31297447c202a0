import type { Ref } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { PIX_TYPES, type PixType } from '@mosaico/shared/rules';
import { tokens } from '@mosaico/shared/ui';
import { ChoiceTile } from '../choices/ChoiceTile.tsx';
import { Choices } from '../choices/Choices.tsx';
import { PIX_KINDS } from './pix-kinds.ts';

interface KindChoiceProps {
  /** Of the element that takes the focus while no kind is chosen. */
  readonly ref: Ref<HTMLInputElement>;
  /** Empty while nothing is chosen. */
  readonly value: string;
  readonly onChange: (type: PixType) => void;
  readonly error: string | undefined;
}

/** The kind of a Pix key (R100, R151). */
export function KindChoice({ ref, value, onChange, error }: KindChoiceProps) {
  const { t } = useTranslation();
  return (
    <Choices title={t('withdraw.kindTitle')} error={error}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] }}>
        {PIX_TYPES.map((type, index) => (
          <ChoiceTile
            key={type}
            ref={index === 0 ? ref : undefined}
            name="pix-kind"
            value={type}
            isChosen={type === value}
            onChoose={() => onChange(type)}
            icon={PIX_KINDS[type].icon}
            title={t(`withdraw.kind.${type}`)}
          />
        ))}
      </div>
    </Choices>
  );
}
