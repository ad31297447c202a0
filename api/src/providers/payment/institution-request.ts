import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import type { TlsIdentity } from '../../config/institution-settings.ts';

export interface InstitutionRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for none. */
  readonly body: string;
  readonly tls?: TlsIdentity | undefined;
  /** Five seconds unless given. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 5_000;

/**
 * Sends one request and reads its whole answer. Redirects are not followed: they are an answer like any other.
 *
 * @throws the system's error when there is no answer in time; the request may have arrived then
 */
export async function sendRequest(
  request: InstitutionRequest,
): Promise<{ readonly status: number; readonly text: string }> {
  const { method, url, headers, body, tls, timeoutMs = TIMEOUT_MS } = request;
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const options = { method, headers: { ...headers, 'content-length': Buffer.byteLength(body) }, signal };
    // A connection of its own for each request: a kept one may be closed by the other side just when it is used again.
    const sent =
      url.protocol === 'https:'
        ? https.request(url, { ...options, ...tls, agent: false, minVersion: 'TLSv1.2' }, resolve)
        : http.request(url, { ...options, agent: false }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
  return { status: response.statusCode ?? 0, text: await text(response) };
}
