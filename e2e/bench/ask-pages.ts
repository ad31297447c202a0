import { Agent, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** A page view as a server sees it. */
export interface PageRequest {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface PageAnswer {
  readonly status: number;
  readonly body: Buffer;
}

/** Views that are asked for at the same time. */
const AT_ONCE = 16;

/** Asks one site for pages over connections that stay open, as a proxy in front of it does; compressed, as browsers want them. */
export function pageAsker(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

  function ask({ path, headers }: PageRequest): Promise<PageAnswer> {
    return new Promise((resolve, reject) => {
      const options = { agent, headers: { 'accept-encoding': 'br', ...headers } };
      const sent = request(new URL(path, origin), options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }));
        answer.on('error', reject);
      });
      sent.on('error', reject);
      sent.end();
    });
  }

  return {
    ask,
    /** @param page of the n-th view @throws when the site fails at one */
    async askMany(views: number, page: (n: number) => PageRequest): Promise<void> {
      let next = 0;
      const askOn = async () => {
        while (next < views) {
          const asked = page((next += 1));
          const { status } = await ask(asked);
          if (status >= 500) throw new Error(`${asked.path} was answered with ${status}`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, askOn));
    },
    close: () => agent.destroy(),
  };
}

/** The HTML of a page that came compressed. */
export function htmlOf({ body }: PageAnswer): string {
  return brotliDecompressSync(body).toString('utf8');
}
