import { defineConfig } from 'oxlint';

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'shared/build/jest/**'];
const browser = ['shell/**', 'mf-*/**', 'shared/src/**', 'edge/desk/src/**', 'e2e/fixtures/**'];

export default defineConfig({
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'promise'],
  jsPlugins: ['./shared/build/lint/plugin.ts'],
  categories: { correctness: 'error' },
  ignorePatterns: ['**/node_modules/**', '**/dist/**', '**/.mosaico/**'],
  env: { browser: true, node: true, es2024: true },
  rules: {
    'mosaico/dependencies': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': 'off',
    'no-eval': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-self-import': 'error',
    // Components and classes are PascalCase, all else kebab-case; a hook is named like its function.
    'unicorn/filename-case': [
      'error',
      { cases: { kebabCase: true, pascalCase: true }, ignore: ['^use[A-Z]'] },
    ],
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'promise/no-multiple-resolved': 'error',
    // Our objects are closures without `this`, and are taken apart freely.
    'typescript/unbound-method': 'off',
    // `exactOptionalPropertyTypes` gives an explicit undefined its own meaning; a union may name what it means.
    'typescript/no-duplicate-type-constituents': 'off',
    'typescript/no-redundant-type-constituents': 'off',
    // `() => void f()` is how a callback drops a promise, whatever f returns today.
    'typescript/no-meaningless-void-operator': 'off',
    // Strings are sorted by code unit, and spread where they hold digits.
    'typescript/require-array-sort-compare': 'off',
    'typescript/no-misused-spread': 'off',
  },
  overrides: [
    {
      files: browser,
      plugins: ['react', 'jsx-a11y'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        'react/no-danger': 'error',
        // For the React compiler, which is not used here.
        'react/purity': 'off',
        'react/refs': 'off',
        'react/set-state-in-effect': 'off',
        'react/static-components': 'off',
        // A role is chosen where the native element cannot be styled.
        'jsx-a11y/prefer-tag-over-role': 'off',
        'jsx-a11y/interactive-supports-focus': 'off',
      },
    },
    {
      files: tests,
      plugins: ['jest'],
      rules: {
        'jest/no-disabled-tests': 'error',
        'jest/no-focused-tests': 'error',
        // The request of a faked fetch.
        'typescript/no-base-to-string': 'off',
        'jest/no-standalone-expect': 'off',
        'jest/require-to-throw-message': 'off',
      },
    },
    {
      // Tools ask for a default export.
      files: [
        '**/*.config.*',
        '**/testing/*.mjs',
        'shared/build/jest/*',
        'shared/build/lint/plugin.ts',
        'shared/build/webpack/runtime/*',
        'shared/build/webpack/*-loader.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
