import { ensureNativeModules } from './shared/build/jest/native-modules.mjs';
import { browserProject, drawingProject, nodeProject } from './shared/build/jest/projects.mjs';

ensureNativeModules();

/** One run tests the whole repository; `--selectProjects` picks a part. Tests lie beside their source. */
export default {
  // Only ends what hangs: a busy machine must never reach it.
  testTimeout: 180_000,
  // A worker that had a database in it has nothing open any more, and still takes the system longer than Jest's half second to end on a busy machine.
  workerGracefulExitTimeout: 30_000,
  // Jest leaves one core out by itself, which is half of a small machine.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/shared/build/jest/long-first.mjs',
  projects: [
    browserProject({
      displayName: 'browser',
      testMatch: ['<rootDir>/{shared/src,shell,mf-*,edge/desk/src}/**/*.test.{ts,tsx}'],
      // The API contract and files that build the site run on Node only.
      testPathIgnorePatterns: [
        '/node_modules/',
        '/dist/',
        '<rootDir>/shared/src/api/',
        '\\.(?:node|drawn)\\.test\\.tsx?$',
      ],
    }),
    nodeProject({
      displayName: 'shared-node',
      testMatch: [
        '<rootDir>/shared/{src/api,build,commands}/**/*.test.ts',
        '<rootDir>/{shared/src,shell,mf-*}/**/*.node.test.ts',
      ],
    }),
    drawingProject({
      displayName: 'drawn',
      testMatch: ['<rootDir>/{shared/src,shell,mf-*}/**/*.drawn.test.{ts,tsx}'],
    }),
    nodeProject({
      displayName: 'api',
      testMatch: ['<rootDir>/api/**/*.test.ts'],
      globalSetup: '<rootDir>/api/testing/start-database.mjs',
      globalTeardown: '<rootDir>/api/testing/stop-database.mjs',
      setupFilesAfterEnv: ['<rootDir>/api/testing/cheap-hashes.ts'],
    }),
    nodeProject({
      displayName: 'edge',
      testMatch: ['<rootDir>/edge/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/edge/desk/src/'],
    }),
  ],
};
