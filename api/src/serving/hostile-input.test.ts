import fc from 'fast-check';
import { endpointOf, endpoints, type ApiKey } from '@mosaico/shared/api';
import { z } from 'zod';
import { operatorKey, OPERATORS } from '../../testing/operators.ts';
import { useApp } from '../../testing/test-app.ts';
import { product } from '../start/product.ts';
import { addressOf } from './endpoints.ts';

const RUNS = 60;
const JSON_KEYS = (Object.keys(endpoints) as ApiKey[]).filter((key) => endpointOf(key).kind !== 'stream');

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    0.1,
    1e21,
    1e308,
    -1e308,
    2 ** 31,
    2 ** 53,
    2 ** 63,
    '',
    ' ',
    '0',
    '1',
    '-1',
    '1e9',
    'NaN',
    '9'.repeat(25),
    '\0',
    'a\0b',
    '\ud800',
    '\udc00a',
    '😀',
    '\u202e',
    "'; drop table members; --",
    '%',
    '\\',
    '{{}}',
    'x'.repeat(5_000),
    [],
    [1],
    {},
    { a: 1 },
    '50.00',
    '2026-02-30',
    '529.982.247-25',
    '7777',
    'BRL',
    'pt',
    'zh_cn',
    '../../etc/passwd',
    'constructor',
    'toString',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

function inputOf(schema: z.ZodType | undefined): fc.Arbitrary<Record<string, unknown>> {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const known = fc.record(Object.fromEntries(names.map((name) => [name, nasty])), { requiredKeys: [] });
  return fc.oneof(
    { weight: 3, arbitrary: known as fc.Arbitrary<Record<string, unknown>> },
    { weight: 1, arbitrary: fc.dictionary(fc.string(), nasty, { maxKeys: 4 }) },
  );
}

const payloadOf = (key: ApiKey) =>
  fc.oneof(
    { weight: 6, arbitrary: inputOf(endpointOf(key).body).map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        '[]',
        'null',
        '"x"',
        '1',
        '{"__proto__":{}}',
        '{"constructor":{"prototype":{}}}',
        '['.repeat(2_000),
      ),
    },
  );

const headerText = fc.stringMatching(/^[\x20-\x7e]{0,60}$/);
const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=latin1',
      'text/html',
      'multipart/form-data',
      '',
    ),
    'idempotency-key': headerText,
    'x-request-id': headerText,
    'x-forwarded-for': headerText,
    'x-forwarded-host': headerText,
    'accept-language': headerText,
  },
  { requiredKeys: [] },
);

describe('whatever a client sends', () => {
  const api = useApp(product, { operators: OPERATORS });
  /** The sandboxes are asked over HTTP; one that does not answer is a 503, whatever the client sent. */
  beforeAll(async () => {
    const selfUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
    Object.assign(api.deps.config, { selfUrl });
  });

  it.each(JSON_KEYS)(
    '%s answers without a server error',
    async (key) => {
      const { method, path } = addressOf(key);
      const isForOperators = endpointOf(key).access === 'operator';

      await fc.assert(
        fc.asyncProperty(
          payloadOf(key),
          inputOf(endpointOf(key).query),
          headers,
          fc.boolean(),
          async (payload, query, extra, isMember) => {
            const search = Object.entries(query)
              .map(
                ([name, value]) =>
                  `${encode(name)}=${encode(typeof value === 'string' ? value : JSON.stringify(value))}`,
              )
              .join('&');
            const response = await api.app.inject({
              method,
              url: `${path}?${search}`,
              headers: {
                host: `${api.siteKey}.test`,
                'content-type': 'application/json',
                ...extra,
                ...(isMember
                  ? { authorization: `Bearer ${isForOperators ? operatorKey('ana') : api.token}` }
                  : {}),
              },
              ...(method === 'POST' ? { payload } : {}),
            });

            expect(response.statusCode).toBeLessThan(500);
          },
        ),
        { numRuns: RUNS },
      );
      expect(api.deps.log.errors).toEqual([]);
    },
    60_000,
  );

  it.each([
    'Bearer',
    'Bearer ',
    'Bearer \u00e9',
    `Bearer ${'A'.repeat(43)}`,
    'Basic YTpi',
    'Bearer a b',
    'x'.repeat(2_000),
  ])('a header authorization of %j is nobody', async (authorization) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/auth/me',
      headers: { host: `${api.siteKey}.test`, authorization },
    });

    expect([response.statusCode, response.json().message]).toEqual([401, 'Unauthenticated.']);
  });
});

/** Half surrogate pairs have no URL form; a client can send only their bytes. */
function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}
