/** For tests only: a platform in memory, the network faked by the contract, builders. */
export { aGame, aUser } from './builders.ts';
export { fakePlatform, type FakeOptions, type FakePlatform } from './fakePlatform.ts';
export { messageFaults, type MessageFaults } from './messageParity.ts';
export {
  describePlatform,
  type BenchOptions,
  type PlatformBench,
  type ServerMood,
} from './platformContract.ts';
export { renderScreen, type RenderedScreen } from './renderScreen.tsx';
export { okBody, refusal, stubApi, type ApiStubs, type StubbedApi } from './stubApi.ts';
