import { testsForChange } from './tests-for-change.mjs';

const argsFor = (...changed: string[]) => testsForChange(changed).map(({ args }) => args);

describe('testsForChange', () => {
  it('runs the tests that import a changed source', () => {
    expect(argsFor('edge/src/app.ts', 'docs/operations.md')).toEqual([
      ['--findRelatedTests', 'edge/src/app.ts', 'docs/operations.md'],
    ]);
  });

  it('runs nothing of the API for a change of one area', () => {
    const args = argsFor('mf-wallet/src/recharge/DepositForm.tsx', 'mf-wallet/src/messages/pt.json').flat();

    expect(args).toContain('shared/src/testing/');
    expect(args.filter((argument) => argument.startsWith('api'))).toEqual([]);
  });

  it.each([
    ['api/migrations/0001_members.sql', 'api/'],
    ['mf-wallet/area.json', 'shared/build/'],
    ['shared/package.json', 'shared/build/'],
    ['shell/src/messages/th.json', 'shared/src/testing/'],
    ['e2e/fixtures/mf-sample/src/area.tsx', 'shared/build/new-area/'],
  ])('runs the tests that read %s without importing it', (file, tests) => {
    expect(argsFor(file)[1]).toContain(tests);
  });

  it.each(['pnpm-lock.yaml', 'jest.config.mjs', 'shared/build/jest/projects.mjs'])(
    'runs every test for %s',
    (file) => {
      expect(argsFor(file, 'mf-wallet/src/area.tsx')).toEqual([[]]);
    },
  );
});
