import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../../../config/smtp-settings.ts';
import type { Mail } from './outbox.ts';

/** A mail on its way out. */
export interface SentMail extends Mail {
  /** The same at every attempt: a mail server that has it already can tell. */
  readonly id: string;
  /** What the site calls itself. */
  readonly site: string;
}

export interface MailServer {
  /** Hands a mail over. Rejects when the server has not taken it. */
  send(mail: SentMail): Promise<void>;
  close(): void;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
const CONNECTIONS = 4;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The mail server of the installation, over a few connections that stay open. Without TLS it is spoken to on this machine alone. */
export function mailServer({ url, from }: SmtpSettings): MailServer {
  const { hostname } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    requireTLS: !LOOPBACK.has(hostname),
    ignoreTLS: false,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // Texts come from us, and nothing of them is a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const [, domain = 'localhost'] = from.split('@');
  return {
    send: async ({ id, site, to, subject, text }) => {
      await transport.sendMail({
        from: { name: site, address: from },
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
