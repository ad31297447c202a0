import { z } from 'zod';
import {
  endpointOf,
  endpoints,
  errorBody,
  ERRORS,
  errorStatus,
  type ApiKey,
  type ErrorCode,
} from './index.ts';
import { VISITOR_READS } from './visitor-reads.ts';

const keys = Object.keys(endpoints) as ApiKey[];
const answers = keys.filter((key) => endpointOf(key).kind !== 'stream');

/** Schema of one field of an endpoint's answer; null when it has none. */
function fieldOf(key: ApiKey, field: string): z.ZodType | null {
  const { response } = endpointOf(key);
  return response instanceof z.ZodObject
    ? ((response.shape as Record<string, z.ZodType>)[field] ?? null)
    : null;
}

describe('the catalogue of endpoints', () => {
  it.each(answers)('[R245] [A6] [R167] %s answers a success with code 200, a message and data', (key) => {
    const code = fieldOf(key, 'code');

    expect(code?.safeParse(200).success).toBe(true);
    expect(code?.safeParse(201).success).toBe(false);
    expect([fieldOf(key, 'message') !== null, fieldOf(key, 'data') !== null]).toEqual([true, true]);
  });

  it('[R246] [A7] [A50] knows the status strings success and fail, and no other; a fail is never an answer of HTTP 200', () => {
    const withStatus = answers.filter((key) => fieldOf(key, 'status') !== null);
    const strings = ['success', 'fail', 'ok', 'failed', 'SUCCESS'];
    const acceptedBy = (schema: z.ZodType | null) =>
      strings.filter((status) => schema?.safeParse(status).success);

    expect(withStatus).toContain('POST /api/recharge/online');
    expect(withStatus).toEqual(answers.filter((key) => endpointOf(key).saysStatus));
    for (const key of withStatus) expect(acceptedBy(fieldOf(key, 'status'))).toEqual(['success']);
    expect(acceptedBy(errorBody.shape.status)).toEqual(['fail']);
  });

  it('[R242] refuses with a status of its kind, never with a success', () => {
    for (const code of Object.keys(ERRORS) as ErrorCode[]) {
      expect([400, 401, 403, 404, 409, 413, 415, 422, 429, 451, 500, 503]).toContain(errorStatus(code));
    }
  });

  it('[R161] takes `lang` with every request, in the query or in the body', () => {
    const without = keys.filter((key) => {
      const { query, body } = endpointOf(key);
      return ![query, body].some((part) => part instanceof z.ZodObject && 'lang' in part.shape);
    });

    expect(without).toEqual([]);
  });

  it('says without schemas which GETs answer anybody', () => {
    const open = keys.filter(
      (key) => key.startsWith('GET ') && ['public', 'optional'].includes(endpointOf(key).access),
    );

    expect([...VISITOR_READS].sort()).toEqual(open.sort());
  });
});
