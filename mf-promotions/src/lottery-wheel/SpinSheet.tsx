import { commitmentOf } from '@mosaico/shared/fair-games/draws';
import { drawPrize } from '@mosaico/shared/fair-games/lottery-wheel/lottery-wheel';
import { useTranslation } from '@mosaico/shared/i18n';
import { Icon, Sheet, tokens } from '@mosaico/shared/ui';
import { usePrizeText } from './prize-text.ts';
import { breaksPromise } from './promised-spins.ts';
import type { WheelData } from './useWheel.ts';

type Spin = WheelData['spins'][number];

interface SpinSheetProps {
  readonly spin: Spin;
  readonly onClose: () => void;
}

/** What a spin was drawn from. The browser draws it again, with the code that the server draws with. Source: G14. */
export function SpinSheet({ spin, onClose }: SpinSheetProps) {
  const { t } = useTranslation();
  const textOf = usePrizeText();
  const isRight = isProven(spin);
  const facts = [
    [t('wheel.proof.hash'), spin.seed_hash],
    [t('wheel.proof.server'), spin.server_seed],
    [t('wheel.proof.client'), spin.client_seed],
  ] as const;
  return (
    <Sheet title={`${t('wheel.number', { number: spin.number })} · ${textOf(spin)}`} onClose={onClose}>
      <div css={{ display: 'grid', gap: tokens.space[4] }}>
        <p css={[verdict, { color: isRight ? tokens.color.success : tokens.color.dangerText }]}>
          <Icon name={isRight ? 'check-circle' : 'alert'} size={22} />
          {t(isRight ? 'wheel.proof.right' : 'wheel.proof.wrong')}
        </p>
        <dl css={list}>
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Sheet>
  );
}

function isProven(spin: Spin): boolean {
  const { seed_hash, server_seed: serverSeed, client_seed: clientSeed, number, prize_id } = spin;
  if (commitmentOf(serverSeed) !== seed_hash || breaksPromise(spin)) return false;
  return drawPrize({ serverSeed, clientSeed, nonce: number }).id === prize_id;
}

const verdict = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  fontWeight: tokens.font.weight.bold,
} as const;
const list = {
  display: 'grid',
  gap: tokens.space[3],
  margin: 0,
  '& dt': { color: tokens.color.textMuted, fontSize: tokens.font.size.small },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontFamily: 'ui-monospace, monospace' },
} as const;
