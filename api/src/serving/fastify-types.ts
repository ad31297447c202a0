import type { ApiKey } from '@mosaico/shared/api';
import type { CallerMember, CallerSite } from '../http/route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every endpoint of the catalogue before its handler runs. */
    site: CallerSite | null;
    member: CallerMember | null;
    /** Name of the operator, on endpoints for operators. */
    operator: string | null;
  }
  interface FastifyContextConfig {
    /** The endpoint of the catalogue that the route answers. */
    endpoint?: ApiKey;
  }
}
