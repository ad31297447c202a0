import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DESK_PATHS } from '../../../desk/wire.ts';
import { environmentNamed, LIVE } from '../../registry/environments.ts';
import type { Loop } from '../../server/loop/loop.ts';
import { sharedKey } from '../../server/loop/shared-key.ts';
import type { ReadCaller } from '../authenticate.ts';
import { commandRoute } from '../command-route.ts';
import { Refusal } from '../refusal.ts';
import { authenticateDesk, checkOrigin, setSession } from './desk-caller.ts';
import type { DeskFiles } from './desk-files.ts';
import { deskHeaders, deskPage } from './desk-page.ts';
import { deskState } from './desk-state.ts';
import { createSessions, type Sessions } from './session.ts';

const loginSchema = z.strictObject({ token: z.string().max(200) });
const FOR_EVER = 'public, max-age=31536000, immutable';

interface Parts {
  readonly registry: string;
  /** Null: it was not built. */
  readonly files: DeskFiles | null;
  /** Finds out whose token it is, with the limits that tokens have everywhere. */
  readonly readCaller: ReadCaller;
  /** Null until it is open. */
  readonly loop: () => Loop | null;
}

/** The operations desk: its page, its sessions, what it shows, and the commands of the release API under a session. */
export function deskRoutes(app: FastifyInstance, { registry, files, readCaller, loop }: Parts): void {
  let opened: Promise<Sessions> | null = null;
  const sessions = () => (opened ??= sharedKey(registry).then((key) => createSessions(key, Date.now)));
  const callerOf = authenticateDesk(app, registry, sessions);

  app.get(DESK_PATHS.page, async (_, reply) => {
    if (!files) throw new Refusal(503, 'The desk is not built: pnpm build edge');
    const nonce = randomBytes(16).toString('base64');
    return reply.headers(deskHeaders(nonce)).send(deskPage(files.script, nonce));
  });
  app.get<{ Params: { name: string } }>(`${DESK_PATHS.files}/:name`, async ({ params }, reply) => {
    const file = files?.read(params.name);
    if (!file) throw new Refusal(404, 'There is nothing here');
    return reply.headers({ 'content-type': file.type, 'cache-control': FOR_EVER }).send(file.bytes);
  });

  app.post(DESK_PATHS.session, { bodyLimit: 1024 }, async (request, reply) => {
    checkOrigin(request);
    const { data } = loginSchema.safeParse(request.body);
    if (!data) throw new Refusal(422, 'The body is {"token": "…"}');
    const headers = { authorization: `Bearer ${data.token.trim()}` };
    const caller = await readCaller({ headers, ip: request.ip });
    setSession(request, reply, (await sessions()).open(caller.id, caller.credential), caller);
    request.log.info({ caller: caller.id }, 'the desk was opened');
    return reply.code(204).send();
  });
  app.delete(DESK_PATHS.session, async (request, reply) => {
    checkOrigin(request);
    setSession(request, reply, '');
    return reply.code(204).send();
  });

  app.get<{ Querystring: { environment?: string } }>(DESK_PATHS.state, async (request) => {
    const { credential } = callerOf(request);
    const environment = environmentNamed(request.query.environment ?? LIVE);
    if (!environment) throw new Refusal(422, 'There is no such environment');
    return await deskState(registry, { credential, environment, loop: loop() });
  });
  commandRoute(app, registry, callerOf, DESK_PATHS.commands);
}
