import type { FastifyReply, FastifyRequest } from 'fastify';

/** A line of the access log: the route, never an address, a query, a body or a header. */
export interface AccessFields {
  readonly requestId: string;
  readonly method: string;
  /** Null for an address that no route has. */
  readonly route: string | null;
  readonly status: number;
  readonly durationMs: number;
}

/** What the access log says of a request that has been answered. */
export function accessFields(
  request: Pick<FastifyRequest, 'id' | 'method' | 'routeOptions'>,
  reply: Pick<FastifyReply, 'statusCode' | 'elapsedTime' | 'raw'>,
): AccessFields {
  return {
    requestId: request.id,
    method: request.method,
    route: request.routeOptions.url ?? null,
    // An answer that was taken over from the framework has its status only here.
    status: reply.raw.statusCode,
    durationMs: Math.round(reply.elapsedTime),
  };
}
