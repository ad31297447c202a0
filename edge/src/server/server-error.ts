import type { FastifyBaseLogger } from 'fastify';

/** What replies of HTTP/1 and HTTP/2 have in common. */
interface Answering {
  hijack(): unknown;
  readonly raw: {
    writeHead(status: number, headers: Readonly<Record<string, string>>): unknown;
    end(text: string): unknown;
  };
}

const HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'text/plain; charset=utf-8',
  'x-content-type-options': 'nosniff',
};

/** Answers what no route has answered. A visitor is told no internals; they go to the log. */
export function answerError(
  error: unknown,
  request: { readonly log: Pick<FastifyBaseLogger, 'error' | 'info'> },
  reply: Answering,
): void {
  const status = statusOf(error);
  // A visitor who leaves in the middle of a request is no failure of ours.
  if (hasLeft(error)) request.log.info('a request was broken off');
  else if (status >= 500) request.log.error({ err: error }, 'a request failed');
  reply.hijack();
  reply.raw.writeHead(status, HEADERS);
  reply.raw.end(status >= 500 ? 'Something went wrong on our side' : 'This request cannot be read');
}

/** The last of the codes: the rest of the API's answer is dropped because nobody takes it any more. */
const LEFT = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'UND_ERR_ABORTED'];

function hasLeft(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && LEFT.includes(code);
}

/** The framework's own refusals of a bad request keep their status. */
function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
