export { drainMsFrom, Ending } from './ending.ts';
export { tryLock } from './file-lock.ts';
export { networkOf } from './network.ts';
export { OpenStreams } from './open-streams.ts';
export { trustedProxiesFrom, trustOf, type TrustedProxies } from './trusted-proxies.ts';
