import { type AddressInfo, connect, createServer } from 'node:net';

/** The network between a pool and PostgreSQL. */
export interface LossyProxy {
  /** The server's URL, by way of the proxy. */
  readonly url: string;
  /** The next statement of exactly this text reaches the server, and its connection is cut before the answer. */
  loseAnswerTo(statement: string): void;
  close(): Promise<void>;
}

export async function lossyProxy(serverUrl: string): Promise<LossyProxy> {
  const target = new URL(serverUrl);
  let lost: string | null = null;
  const proxy = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    let isLosing = false;
    for (const side of [client, server]) side.on('error', () => {}); // the other side is cut as well
    client.on('data', (bytes) => {
      if (lost !== null && bytes.includes(lost)) [lost, isLosing] = [null, true];
      server.write(bytes);
    });
    server.on('data', (bytes) => (isLosing ? client.destroy() : client.write(bytes)));
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(serverUrl);
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    // On the wire a NUL ends the text.
    loseAnswerTo: (statement) => void (lost = `${statement}\0`),
    close: () => new Promise((resolve) => proxy.close(() => resolve())),
  };
}
