import { z } from 'zod';

/** Where mails are handed over, and in whose name. */
export interface SmtpSettings {
  /** `smtps://user:password@host:465` or `smtp://…:587`. Never logged. */
  readonly url: string;
  /** Address that the mails come from. */
  readonly from: string;
}

const schema = z.object({
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  SMTP_FROM: z.email(),
});

/** Reads the settings of `MESSAGE_PROVIDER=smtp`. */
export function smtpFrom(
  env: Readonly<Record<string, string | undefined>>,
): SmtpSettings | { readonly wrong: string } {
  const result = schema.safeParse(env);
  if (!result.success)
    return { wrong: [...new Set(result.error.issues.map((issue) => issue.path.join('.')))].join(', ') };
  return { url: result.data.SMTP_URL, from: result.data.SMTP_FROM };
}
