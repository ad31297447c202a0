import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

/** What was asked of the API, and by whom. */
interface Asked {
  readonly url: string;
  readonly host: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** An API with one site for every host but `nobody.test`, and one list of games. Its answers are the test's to change. */
export async function testApi() {
  const app = Fastify({ forceCloseConnections: true });
  const asked: Asked[] = [];
  const answers = {
    site: { site: 'mare', site_name: 'Maré', theme: 'mare', features: [] as string[] },
    games: { code: 200, data: [{ name: 'Tigre' }] } as object,
    areGamesUp: true,
  };
  app.addHook('onRequest', async ({ url, headers }) => {
    asked.push({ url, host: String(headers['x-forwarded-host']), headers });
  });
  app.get('/api/dynamicwebs/getdata', async (request, reply) => {
    if (request.headers['x-forwarded-host'] === 'nobody.test') return reply.code(404).send({ code: 404 });
    return { code: 200, data: answers.site };
  });
  app.get('/api/games/listsv2', async (_, reply) =>
    answers.areGamesUp ? answers.games : reply.code(503).send({}),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    answers,
    asked: (path: string) => asked.filter(({ url }) => url.startsWith(path)),
    close: () => app.close(),
  };
}
