export { drainMsFrom, Ending } from './ending.ts';
export { tryLock } from './file-lock.ts';
export { networkOf } from './network.ts';
export { OpenStreams } from './open-streams.ts';
export { limitRequests, REQUEST_TIMEOUT_MS } from './request-limits.ts';
export { trustedProxiesFrom, trustOf, type TrustedProxies } from './trusted-proxies.ts';
