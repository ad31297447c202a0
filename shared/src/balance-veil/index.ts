/** `@mosaico/shared/balance-veil`: amounts that are hidden together with the balance of the top bar. */
export { OwnMoney } from './OwnMoney.tsx';
export { useBalanceVeil, useSetBalanceVeil } from './useBalanceVeil.ts';
