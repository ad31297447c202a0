export * from './game-provider.ts';
export * from './signature.ts';
export * from './site-protocol.ts';
export * from './wallet-protocol.ts';
