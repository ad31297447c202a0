import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const rootDir = join(here, '../../..');
const swcJest = createRequire(join(rootDir, 'package.json')).resolve('@swc/jest');

const common = {
  rootDir,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.mosaico/'],
  transform: transformOf({ development: true }),
  restoreMocks: true,
};

const assetNames = { '\\.(?:css|svg|png|jpg|webp|avif|woff2|mp4|webm)$': join(here, 'asset-stub.cjs') };

/** Tests of code that runs in the visitor's browser: jsdom, CommonJS, pictures and fonts by name only. */
export function browserProject(project) {
  return {
    ...common,
    testEnvironment: join(here, 'browser-environment.mjs'),
    setupFilesAfterEnv: [join(here, 'failing-console.ts'), join(here, 'browser-setup.ts')],
    moduleNameMapper: assetNames,
    ...project,
  };
}

/** Modules that Node has loaded stay loaded, so a run that waits for changes needs Jest's own loading. */
const isWatching = process.argv.some((argument) => argument.startsWith('--watch'));
const native = {
  runtime: join(here, 'native-runtime.mjs'),
  testEnvironment: join(here, 'native-environment.mjs'),
};

/** Tests of code that runs on Node: native ES modules. */
export function nodeProject({ setupFilesAfterEnv = [], ...project }) {
  return {
    ...common,
    ...(isWatching ? { testEnvironment: 'node' } : native),
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    setupFilesAfterEnv: [
      join(here, 'node-setup.mjs'),
      join(here, 'failing-console.ts'),
      ...setupFilesAfterEnv,
    ],
    ...project,
  };
}

/**
 * Tests of what is drawn on the edge and taken over in the browser, by name `….drawn.test.tsx`: code for browsers on Node, where there
 * is no document until a test opens a page.
 */
export function drawingProject(project) {
  return {
    ...common,
    testEnvironment: 'node',
    setupFilesAfterEnv: [join(here, 'failing-console.ts')],
    moduleNameMapper: assetNames,
    // The runtime of JSX that React has in development and in production: some of these tests run what is released.
    transform: transformOf({ development: false }),
    ...project,
  };
}

function transformOf(react) {
  return {
    '\\.tsx$': [swcJest, compile({ syntax: 'typescript', tsx: true }, react)],
    '\\.ts$': [swcJest, compile({ syntax: 'typescript' }, react)],
  };
}

function compile(parser, { development }) {
  const react = { runtime: 'automatic', importSource: '@emotion/react', development };
  return { jsc: { parser, target: 'es2023', transform: { react } } };
}
