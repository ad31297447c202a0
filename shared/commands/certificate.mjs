import path from 'node:path';
import { run } from './processes.mjs';

/**
 * Makes a temporary self-signed certificate for this machine: browsers speak HTTP/2 only over TLS.
 *
 * @param {string} folder
 * @returns {Promise<{ key: string, certificate: string }>} its files
 */
export async function makeCertificate(folder) {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const what = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  await run('openssl', [...what, ...names, '-keyout', key, '-out', certificate], {
    quiet: true,
    title: 'openssl',
  });
  return { key, certificate };
}
