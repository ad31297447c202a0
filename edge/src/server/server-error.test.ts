import { answerError } from './server-error.ts';

/** What the log and the visitor get for an error. */
function answered(error: unknown) {
  const told: string[] = [];
  const log = {
    error: (_: unknown, text: string) => void told.push(`error: ${text}`),
    info: (text: string) => void told.push(`info: ${text}`),
  };
  let status = 0;
  const raw = { writeHead: (sent: number) => (status = sent), end: () => undefined };
  answerError(error, { log: log as never }, { hijack: () => undefined, raw });
  return { told, status };
}
const withCode = (code: string) => Object.assign(new Error(code), { code });

describe('what no route has answered', () => {
  it.each(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'UND_ERR_ABORTED'])(
    'is no failure when the visitor has left (%s)',
    (code) => {
      expect(answered(withCode(code)).told).toEqual(['info: a request was broken off']);
    },
  );

  it.each([new Error('broken'), withCode('UND_ERR_SOCKET'), 'thrown text'])(
    'is a failure otherwise, and in the log (%s)',
    (error) => {
      expect(answered(error)).toEqual({ told: ['error: a request failed'], status: 500 });
    },
  );

  it('keeps the status of a request that cannot be read', () => {
    const refused = Object.assign(new Error('too large'), { statusCode: 413 });

    expect(answered(refused)).toEqual({ told: [], status: 413 });
  });
});
