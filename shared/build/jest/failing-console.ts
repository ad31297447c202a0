import { format } from 'node:util';

/**
 * A test fails when it writes to console.error or console.warn without having said so
 * (`jest.spyOn(console, 'error').mockImplementation(...)`). Jest itself fails a test on an unhandled rejection.
 */
let unexpected: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...values: unknown[]) => {
    const { stack = '' } = new Error(`console.${method}: ${format(...values)}`);
    unexpected.push(stack);
  };
}

beforeEach(() => {
  unexpected = [];
});

afterEach(() => {
  const seen = unexpected;
  unexpected = [];
  if (seen.length > 0) throw new Error(`Unexpected console output:\n${seen.join('\n')}`);
});
