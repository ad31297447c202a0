/** Larger answers are no data of a first screen. */
const MOST_BYTES = 256 * 1024;

export interface ApiQuestion {
  readonly apiUrl: string;
  readonly fetch: typeof fetch;
  /** The API finds the site by the host of the request; its own host is not one of a site. */
  readonly host: string;
  /** Path with query. */
  readonly url: string;
  readonly timeoutMs: number;
}

/**
 * Asks the API on the edge's own account: without a visitor's address, token or cookie.
 *
 * @returns status and JSON of the answer
 * @throws when there is none in time, when it is too large, or no JSON
 */
export async function askApi({ apiUrl, fetch, host, url, timeoutMs }: ApiQuestion): Promise<{
  readonly status: number;
  readonly body: unknown;
}> {
  const answer = await fetch(`${apiUrl}${url}`, {
    headers: { 'x-forwarded-host': host },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: answer.status, body: JSON.parse(await textOf(answer)) as unknown };
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error(`an answer has more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
