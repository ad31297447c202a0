export { tryLock } from './file-lock.ts';
export { networkOf } from './network.ts';
export { OpenStreams } from './open-streams.ts';
