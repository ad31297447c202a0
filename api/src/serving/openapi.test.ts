import { endpointOf, endpoints, errorStatus, type ApiKey } from '@mosaico/shared/api';
import { useApp } from '../../testing/test-app.ts';
import { product } from '../start/product.ts';
import { addressOf } from './endpoints.ts';

interface Operation {
  readonly summary: string;
  readonly operationId: string;
  readonly security?: readonly Record<string, unknown>[];
  readonly requestBody?: unknown;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema: object }>> }>
  >;
}
interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>;
    readonly securitySchemes: object;
  };
}

describe('GET /api/openapi.json', () => {
  const api = useApp(product);
  const read = async () => (await api.send('GET /api/openapi.json')).body as OpenApi;
  const operationOf = (document: OpenApi, key: ApiKey) => {
    const { method, path } = addressOf(key);
    return document.paths[path]?.[method.toLowerCase()];
  };

  it('is OpenAPI 3.1 with the catalogue and nothing else', async () => {
    const document = await read();

    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({ title: 'Mosaico API', version: '1.0.0' });
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const known = (Object.keys(endpoints) as ApiKey[]).map(
      (key) => `${addressOf(key).method} ${addressOf(key).path}`,
    );
    expect(documented.sort()).toEqual(known.sort());
  });

  it.each(Object.keys(endpoints) as ApiKey[])(
    'describes %s: input, answer, refusals, access',
    async (key) => {
      const endpoint = endpointOf(key);
      const operation = operationOf(await read(), key);
      if (!operation) throw new Error('not documented');

      expect(operation.summary).toBe(endpoint.summary);
      expect(Boolean(operation.requestBody)).toBe(Boolean(endpoint.body));
      const parametersIn = (place: string) =>
        (operation.parameters ?? []).filter((parameter) => parameter.in === place);
      expect(parametersIn('query').length > 0).toBe(Boolean(endpoint.query));
      expect(parametersIn('header').map(({ name }) => name)).toEqual(
        endpoint.isIdempotent ? ['Idempotency-Key'] : [],
      );
      expect(operation.security !== undefined).toBe(endpoint.access !== 'public');
      for (const code of endpoint.errors)
        expect(Object.keys(operation.responses)).toContain(String(errorStatus(code)));
      const success = Object.keys(operation.responses['200']?.content ?? {});
      expect(success).toEqual([endpoint.kind === 'stream' ? 'text/event-stream' : 'application/json']);
      expect(operation.responses['422']?.content['application/json']?.schema).toEqual({
        $ref: '#/components/schemas/Error',
      });
    },
  );

  it('holds no dangling reference and no operation id twice', async () => {
    const document = await read();
    const references = [
      ...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g),
    ].map((match) => match[1]);
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation.operationId),
    );

    expect(
      [...new Set(references)].filter((name) => !name || !(name in document.components.schemas)),
    ).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(document.components.schemas)).toEqual(['Error']);
    const bearer = { type: 'http', scheme: 'bearer' };
    expect(document.components.securitySchemes).toEqual({ member: bearer, operator: bearer });
  });
});
