import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

/** What was asked of the API, and by whom. */
interface Asked {
  readonly url: string;
  readonly host: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** An API that has a site for every host but `nobody.test`, and a list of games. What it answers for a host is the test's to change. */
export async function testApi() {
  const app = Fastify({ forceCloseConnections: true });
  const asked: Asked[] = [];
  const sites = new Map<string, ReturnType<typeof newSite>>();
  const of = (host: string) => {
    const site = sites.get(host) ?? newSite();
    sites.set(host, site);
    return site;
  };
  const hostOf = (headers: Asked['headers']) => String(headers['x-forwarded-host']);

  app.addHook('onRequest', async ({ url, headers }) => {
    asked.push({ url, host: hostOf(headers), headers });
  });
  app.get('/api/dynamicwebs/getdata', async ({ headers }, reply) => {
    if (hostOf(headers) === 'nobody.test') return reply.code(404).send({ code: 404 });
    return { code: 200, data: of(hostOf(headers)).data };
  });
  app.get('/api/games/listsv2', async ({ headers }, reply) => {
    const { games } = of(hostOf(headers));
    return games ?? reply.code(503).send({});
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    of,
    /** Requests for a host, by the beginning of their path. */
    asked: (host: string, path: string) =>
      asked.filter((one) => one.host === host && one.url.startsWith(path)),
    close: () => app.close(),
  };
}

function newSite() {
  return {
    data: { site: 'mare', site_name: 'Maré', theme: 'mare', features: [] as string[] },
    /** Null: the API fails. */
    games: { code: 200, data: [{ name: 'Tigre' }] } as object | null,
  };
}
