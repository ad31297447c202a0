export { sandboxEditions, type OfferedEdition } from './catalogue/catalogue.ts';
export { sandboxGamesPlugin } from './plugin.ts';
export type { Provider } from './provider.ts';
export { drawRound } from './rounds/draw-round.ts';
export { recoverRounds } from './rounds/recovery.ts';
export { sandboxGames } from './sandbox-games.ts';
export { siteApiPlugin } from './site/site-api.ts';
export type { SandboxGameTables } from './tables.ts';
export { walletClient, type WalletClient } from './wallet/wallet-client.ts';
