import { newIdempotencyKey } from './new-idempotency-key.ts';

it('[G27] is another one for every action, in the letters that the API takes', () => {
  const keys = Array.from({ length: 1_000 }, newIdempotencyKey);

  expect(new Set(keys).size).toBe(1_000);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
