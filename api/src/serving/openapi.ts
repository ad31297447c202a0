import type { FastifyInstance, FastifySchema } from 'fastify';
import swagger from '@fastify/swagger';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  endpointOf,
  errorBody,
  errorStatus,
  type ApiKey,
  type Endpoint,
  type ErrorCode,
} from '@mosaico/shared/api';
import { OPENAPI_PATH } from '../paths.ts';

const schemaRegistry = z.registry<{ id?: string }>();
schemaRegistry.add(errorBody, { id: 'Error' });
const toJsonSchema = createJsonSchemaTransform({ schemaRegistry });
const toDocument = createJsonSchemaTransformObject({ schemaRegistry });

/** Publishes the catalogue as OpenAPI 3.1 at OPENAPI_PATH. Before the endpoints are registered. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    transform: (document) => withIdempotencyKey(toJsonSchema(document), document.route.config?.endpoint),
    transformObject: (document) => withoutInputTwins(toDocument(document)),
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Mosaico API',
        version: '1.0.0',
        description:
          'The site is found by the host name. Money is a decimal string in BRL, instants are ISO 8601 in UTC.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          member: { type: 'http', scheme: 'bearer' },
          operator: { type: 'http', scheme: 'bearer' },
        },
      },
    },
  });
  app.get(OPENAPI_PATH, () => app.swagger());
}

/** Named schemas come twice, as `Error` and as `ErrorInput`; only answers use them here. */
function withoutInputTwins(document: ReturnType<typeof toDocument>): ReturnType<typeof toDocument> {
  if ('components' in document) delete document.components?.schemas?.['ErrorInput'];
  return document;
}

/** The header is documented here only: if the route's schema had it, validation would remove all other headers. */
function withIdempotencyKey<T extends { schema: FastifySchema }>(described: T, key: ApiKey | undefined): T {
  if (!key || !endpointOf(key).isIdempotent) return described;
  const header = {
    type: 'string',
    maxLength: 128,
    description: 'The same key and body, the same answer (G27)',
  };
  const headers = { type: 'object', properties: { 'Idempotency-Key': header } };
  return { ...described, schema: { ...described.schema, headers } };
}

/** The schema of an endpoint's route: validation, serialisation and documentation in one. */
export function documentationOf(key: ApiKey): FastifySchema {
  const endpoint = endpointOf(key);
  const literal = key.includes('?') ? ` The address carries the literal query \`${key.split('?')[1]}\`.` : '';
  return {
    summary: endpoint.summary,
    description: `Access: ${endpoint.access}.${literal}`,
    operationId: operationIdOf(key),
    tags: [key.split('/')[2] ?? 'api'],
    ...securityOf(endpoint.access),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    response: { 200: successOf(endpoint), ...refusalsOf(endpoint) },
  };
}

function securityOf(access: Endpoint['access']): Pick<FastifySchema, 'security'> {
  if (access === 'public') return {};
  return { security: access === 'optional' ? [{ member: [] }, {}] : [{ [access]: [] }] };
}

/** `POST /api/games/follow/set` is `postGamesFollowSet`. */
function operationIdOf(key: ApiKey): string {
  const [method = '', address = ''] = key.split(' ');
  const words =
    address
      .split('?')[0]
      ?.split('/')
      .filter((word) => word && word !== 'api') ?? [];
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function successOf(endpoint: Endpoint) {
  const type = endpoint.kind === 'stream' ? 'text/event-stream' : 'application/json';
  return { description: 'Success', content: { [type]: { schema: endpoint.response } } };
}

/** Refusals that every endpoint may give. */
const COMMON: readonly ErrorCode[] = [
  'bad_request',
  'validation_failed',
  'payload_too_large',
  'unsupported_media_type',
  'site_not_found',
  'internal',
];

function refusalsOf(endpoint: Endpoint): Record<number, unknown> {
  const codes = new Set<ErrorCode>([...COMMON, ...endpoint.errors]);
  if (endpoint.access === 'member' || endpoint.access === 'operator') codes.add('unauthenticated');
  if (endpoint.rateLimit) codes.add('too_many_requests');
  if (endpoint.isIdempotent) codes.add('idempotency_conflict');
  const own = endpoint.failure ? errorBody.extend(endpoint.failure.partial().shape) : errorBody;
  const byStatus = Object.groupBy(codes, (code) => String(errorStatus(code)));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group = []]) => [
      status,
      {
        description: group.join(', '),
        content: {
          'application/json': {
            schema: group.some((code) => endpoint.errors.includes(code)) ? own : errorBody,
          },
        },
      },
    ]),
  );
}
