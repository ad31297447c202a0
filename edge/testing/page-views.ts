import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A page view, as far as its reports need it. */
export interface Page {
  readonly view: string;
  readonly set: string;
  readonly version: string;
}

/** Opens the home page. @param visitor value of their cookie */
export async function pageView(app: FastifyInstance, visitor = ''): Promise<Page> {
  const { body } = await app.inject({ url: '/', headers: visitor ? { cookie: `visitor=${visitor}` } : {} });
  const map = JSON.parse(body.match(/id="release-map"[^>]*>(.*?)<\/script>/)?.[1] ?? '') as {
    shell: string;
    areas: { area: string; version: string }[];
  };
  const version = map.areas.find(({ area }) => area === 'games')?.version ?? '';
  return {
    view: body.match(/<script nonce="([^"]+)"/)?.[1] ?? '',
    set: [`shell@${map.shell}`, ...map.areas.map((one) => `${one.area}@${one.version}`)].join(' '),
    version,
  };
}

/** Report of an area that was ready. */
export const ready = (area: string, version: string) => ({
  kind: 'area.ready',
  area,
  version,
  durationMs: 1,
});
/** Report of an area that failed. */
export const failed = (area: string, version: string) => ({
  kind: 'area.failed',
  area,
  version,
  stage: 'mount',
  reference: 'K7PX-29MD',
});

/** Sends reports of a page view from an address that a proxy tells; null: of none. @throws where they are not taken */
export async function report(
  app: FastifyInstance,
  from: Pick<Page, 'view' | 'set'> | null,
  network: string,
  ...reports: object[]
) {
  const answer = await app.inject({
    method: 'POST',
    url: '/edge/telemetry',
    headers: { 'content-type': 'text/plain', 'x-forwarded-for': network },
    payload: JSON.stringify({ ...(from ? { from: { view: from.view, set: from.set } } : {}), reports }),
  });
  if (answer.statusCode !== 204) throw new Error(`reports were answered ${answer.statusCode}`);
}

/** As many beats of the edges as let them hear of everything. */
export const beats = () => sleep(2_500);

/** Behind a balancer that tells the address of the visitor. */
export const BEHIND_A_BALANCER = { trustedProxies: { networks: ['127.0.0.1/32'], hops: 1 } };
