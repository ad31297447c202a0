import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { denial } from '../registry/credential.ts';
import { PUBLISHING_LIMITS } from '../registry/publishing-limits.ts';
import { parseRelease } from '../registry/release-store.ts';
import type { Authentication, Caller } from './authenticate.ts';
import { Refusal } from './refusal.ts';
import { signatureSchema } from '../registry/signature.ts';
import { openUploads, UPLOAD_LIMITS } from './uploads.ts';

const beginSchema = z.strictObject({
  document: z.string().min(1).max(PUBLISHING_LIMITS.documentBytes),
  signature: signatureSchema.optional(),
});
interface OfUpload {
  readonly Params: { readonly id: string };
}
interface OfFile {
  readonly Params: { readonly id: string; readonly index: string };
}

/**
 * How a release arrives: `POST /v1/uploads {document, signature}` with the text of its release.json answers which files are wanted from which
 * byte on; `PUT …/files/<number>` with `Content-Range: bytes a-b/all` brings the next part of one; `POST …/publish` publishes. Who was interrupted begins anew with
 * the same document and goes on where it was.
 */
export function uploadRoutes(app: FastifyInstance, registry: string, callerOf: Authentication): void {
  const uploads = openUploads(registry);
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: UPLOAD_LIMITS.chunkBytes },
    (_, body, done) => done(null, body),
  );

  app.post('/v1/uploads', { bodyLimit: 2 * PUBLISHING_LIMITS.documentBytes }, async (request, reply) => {
    const caller = callerOf(request);
    const body = beginSchema.safeParse(request.body);
    if (!body.success) throw new Refusal(422, 'The body is {"document": the text of release.json}');
    const { document, signature } = body.data;
    const release = parseRelease(document, 'release.json');
    mayPublish(caller, release.area);
    return reply.code(201).send(await uploads.begin(caller.id, document, signature));
  });

  app.get<OfUpload>('/v1/uploads/:id', async (request) => {
    ownUpload(request);
    return await uploads.state(request.params.id);
  });

  app.put<OfFile>('/v1/uploads/:id/files/:index', async (request) => {
    ownUpload(request);
    const { id, index } = request.params;
    const chunk = request.body;
    if (!Buffer.isBuffer(chunk)) throw new Refusal(415, 'The content type is application/octet-stream');
    const start = startOf(request.headers['content-range'], chunk.length);
    if (!/^\d{1,4}$/.test(index)) throw new Refusal(404, 'There is no such file in this upload');
    return { received: await uploads.append(id, Number(index), start, chunk) };
  });

  app.post<OfUpload>('/v1/uploads/:id/publish', async (request) => {
    const caller = ownUpload(request);
    mayPublish(caller, (await uploads.releaseOf(request.params.id)).area);
    const { release, isNew, totalBytes } = await uploads.publish(request.params.id);
    const { area, version } = release;
    request.log.info({ caller: caller.id, by: caller.credential.name, area, version, isNew }, 'published');
    return { area, version, isNew, files: release.files.length, totalBytes };
  });

  /** Somebody else's upload does not exist. */
  function ownUpload(request: Parameters<Authentication>[0]): Caller {
    const caller = callerOf(request);
    const { id } = request.params as OfUpload['Params'];
    if (!id.startsWith(`${caller.id}-`)) throw new Refusal(404, 'There is no such upload');
    return caller;
  }
}

function mayPublish({ credential }: Caller, area: string): void {
  const refused = denial(credential, { action: 'publish', areas: [area], environments: [] });
  if (refused !== null) throw new Refusal(403, refused);
}

/** First byte of `Content-Range: bytes <first>-<last>/<all>`, which has to fit the body. */
function startOf(header: string | undefined, length: number): number {
  const [, first, last] = /^bytes (\d{1,12})-(\d{1,12})\/\d{1,12}$/.exec(header ?? '') ?? [];
  const start = Number(first);
  if (first !== undefined && length > 0 && Number(last) - start + 1 === length) return start;
  throw new Refusal(416, 'Content-Range says which bytes these are: bytes 0-1023/4096');
}
