import type { FastifyInstance } from 'fastify';

const BODY_LIMIT_BYTES = 16_384;

/** A provider's signature covers the bytes of the body, so they are kept as they came. */
export function keepRawBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, body),
  );
}
