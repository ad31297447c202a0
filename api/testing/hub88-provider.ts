import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Hub88Settings, Hub88Site } from '../src/config/hub88-settings.ts';
import { HUB88_PATH } from '../src/paths.ts';
import {
  HUB88_SIGNATURE_HEADER,
  hub88Signature,
  isHub88SignatureValid,
} from '../src/providers/game/hub88/hub88-wire.ts';

/** What the site asked of the simulated aggregator to open a game. */
export interface AskedLaunch {
  readonly user: string;
  readonly token: string;
  readonly [name: string]: unknown;
}

/** A simulated aggregator: opens games over HTTP on this machine, and calls the wallet with its signature. */
export interface Hub88Provider {
  readonly settings: Hub88Settings;
  /** Every launch that it was asked for, signed rightly. */
  readonly launches: AskedLaunch[];
  /** Status of its answers to launches. */
  launchStatus: number;
  /** A signed wallet call; what is in `sent` is sent instead. */
  call(app: FastifyInstance, path: string, body: object, sent?: Sent): Promise<Hub88Called>;
  listen(siteKey: string): Promise<void>;
  close(): Promise<void>;
}

interface Sent {
  readonly siteKey?: string;
  readonly signature?: string;
  readonly rawBody?: string;
  readonly ip?: string;
}

export interface Hub88Called {
  readonly http: number;
  readonly body: { readonly status: string; readonly balance?: number; readonly [name: string]: unknown };
}

const PROVIDER_IP = '198.51.100.20';

export function hub88Provider(): Hub88Provider {
  const [ours, theirs] = [newKeys(), newKeys()];
  const sites = new Map<string, Hub88Site>();
  const launches: AskedLaunch[] = [];
  const server = Fastify();
  const settings = { apiUrl: '', networks: ['198.51.100.0/24'], sites };
  const provider: Hub88Provider = {
    settings,
    launches,
    launchStatus: 200,
    async call(app, path, body, sent = {}) {
      const rawBody = Buffer.from(JSON.stringify({ request_uuid: randomUUID(), ...body }));
      const [siteKey = ''] = sites.keys();
      const response = await app.inject({
        method: 'POST',
        url: `${HUB88_PATH}/${sent.siteKey ?? siteKey}/${path}`,
        remoteAddress: sent.ip ?? PROVIDER_IP,
        headers: {
          'content-type': 'application/json',
          [HUB88_SIGNATURE_HEADER]: sent.signature ?? hub88Signature(theirs.privateKey, rawBody),
        },
        payload: sent.rawBody ?? rawBody,
      });
      return { http: response.statusCode, body: response.json() };
    },
    async listen(siteKey) {
      const { privateKey } = ours;
      sites.set(siteKey, {
        operatorId: 12,
        subPartnerId: siteKey,
        privateKey,
        publicKey: theirs.publicKey,
      });
      await server.listen({ host: '127.0.0.1', port: 0 });
      settings.apiUrl = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    },
    close: () => server.close(),
  };
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  server.post('/operator/generic/v2/game/url', (request, reply) => {
    const [body, signature] = [request.body as Buffer, String(request.headers[HUB88_SIGNATURE_HEADER])];
    if (!isHub88SignatureValid(ours.publicKey, body, signature)) return reply.code(401).send({});
    launches.push(JSON.parse(body.toString()) as AskedLaunch);
    return reply.code(provider.launchStatus).send({ url: 'https://games.hub88.example/play?id=7' });
  });
  return provider;
}

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
