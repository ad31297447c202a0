import { z } from 'zod';
import { TELEMETRY_LIMITS } from './names.ts';

const name = z.string().min(1).max(64);
/** Area and version the report is about; the shell reports about itself as `shell`. */
const origin = { area: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/), version: name };
const context = z.record(name, z.union([z.string().max(TELEMETRY_LIMITS.textLength), z.number()])).optional();

/**
 * Body of `POST /edge/telemetry` (JSON; `text/plain` is taken too, because a beacon sends that). Reports carry no
 * personal data; the edge removes what looks like it before it logs. Counted: `area.ready` and `area.failed`.
 */
export const telemetrySchema = z.strictObject({
  /** Which page view sends it. Without it, or when the edges have not issued it, no report of the batch speaks for or against a release. */
  from: z.strictObject({ view: z.string().max(64), set: z.string().max(2_000) }).optional(),
  reports: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('area.ready'), ...origin, durationMs: z.number().nonnegative() }),
        z.strictObject({
          kind: z.literal('area.failed'),
          ...origin,
          stage: z.enum(['load', 'mount', 'ready', 'render']),
          reference: name,
        }),
        z.strictObject({
          kind: z.literal('error'),
          ...origin,
          reference: name,
          message: z.string().max(TELEMETRY_LIMITS.textLength),
          context,
        }),
        z.strictObject({ kind: z.literal('mark'), ...origin, name, context }),
        z.strictObject({ kind: z.literal('vital'), ...origin, name, value: z.number() }),
      ]),
    )
    .min(1)
    .max(TELEMETRY_LIMITS.reports),
});
export type TelemetryBatch = z.infer<typeof telemetrySchema>;
export type TelemetryReport = TelemetryBatch['reports'][number];
