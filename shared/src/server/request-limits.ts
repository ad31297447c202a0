import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a request may take to arrive. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** A request names two hosts: two programs on its way could each believe another one. */
class SeveralHosts extends Error {
  override readonly name = 'SeveralHosts';
  /** As the framework's own refusals have it. */
  readonly code = 'FST_SEVERAL_HOSTS';
  readonly statusCode = 400;
}

/**
 * Refuses requests with two hosts, and ends those that do not arrive in time, however little of them drips in. The framework does neither
 * over HTTP/2. A connection on which nothing has been asked is closed without a word: browsers open some ahead, and one that is told of a
 * timeout just as it asks takes that for the answer.
 */
export function limitRequests(app: FastifyInstance, timeoutMs = REQUEST_TIMEOUT_MS): void {
  app.server.prependListener('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // The framework leaves a socket alone that is destroyed.
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onRequest', async ({ raw }) => {
    if (!raw.complete) {
      const late = setTimeout(() => void (raw.complete || raw.destroy()), timeoutMs).unref();
      raw.once('close', () => clearTimeout(late));
    }
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
    if (names.filter((name) => name === 'host').length > 1) throw new SeveralHosts('two host headers');
  });
}
