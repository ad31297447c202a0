/** For tests only: a platform in memory, the network faked by the contract, builders. */
export { aGame, aUser } from './builders.ts';
export { fakeIntersections } from './fake-intersections.ts';
export { fakePlatform, type FakeOptions, type FakePlatform } from './fake-platform.ts';
export { messageFaults, type MessageFaults } from './message-faults.ts';
export {
  describePlatform,
  type BenchOptions,
  type PlatformBench,
  type ServerMood,
} from './describe-platform.ts';
export { renderScreen, type RenderedScreen } from './render-screen.tsx';
export { okBody, refusal, stubApi, type ApiStubs, type StubbedApi } from './stub-api.ts';
