import { createServer, type AddressInfo } from 'node:net';

/** A port of this machine that is free now. */
export function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer();
  probe.once('error', reject);
  probe.listen(0, '127.0.0.1', () => {
    const { port } = probe.address() as AddressInfo; // a listening TCP server has one
    probe.close(() => resolve(port));
  });
  return promise;
}
