import { createRequire } from 'node:module';
import { browserProject } from './projects.mjs';

const swcJest = createRequire(import.meta.url).resolve('@swc/jest');

/**
 * The tests of an area in a repository of its own, for its jest.config.mjs. The kit is installed as native modules, which these tests run as
 * CommonJS, like the area's own code.
 *
 * @param {string} dir folder of the repository
 */
export function areaProject(dir) {
  const project = browserProject({ rootDir: dir, testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'] });
  return {
    ...project,
    transform: { ...project.transform, '[\\\\/]@mosaico[\\\\/]shared[\\\\/].*\\.js$': swcJest },
    transformIgnorePatterns: ['/node_modules/(?!.*@mosaico/shared/(?:src|build)/)'],
  };
}
