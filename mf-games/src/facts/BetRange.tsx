import type { Game } from '@mosaico/shared/api';
import { centavosFromWire } from '@mosaico/shared/money';
import { Money } from '@mosaico/shared/ui';

/** The least and the largest bet of a game. */
export function BetRange({ game }: { readonly game: Game }) {
  return (
    <>
      <Money amountCentavos={centavosFromWire(game.min_bet)} />
      {' – '}
      <Money amountCentavos={centavosFromWire(game.max_bet)} />
    </>
  );
}
