import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  SHELL,
  TELEMETRY_LIMITS,
  TELEMETRY_PATH,
  telemetrySchema,
  type TelemetryReport,
} from '@mosaico/shared/contract';
import type { EdgeContext } from './edge-context.ts';
import { createRateLimit } from './rate-limit.ts';
import type { Composition } from './composition.ts';

const REQUESTS_PER_MINUTE = 60;

/** Takes reports from browsers: counts how areas fare, logs failures. Answers 204, 400, 413 or 429 without a body. */
export function telemetryRoute(app: FastifyInstance, { composition, counters }: EdgeContext): void {
  const isAllowed = createRateLimit(REQUESTS_PER_MINUTE, 60_000, () => performance.now());

  void app.register(async (intake) => {
    // A beacon is sent as text/plain, so that it needs no preflight.
    intake.addContentTypeParser(['text/plain', 'application/json'], { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    intake.post(TELEMETRY_PATH, { bodyLimit: TELEMETRY_LIMITS.bodyBytes }, async (request, reply) => {
      if (!isAllowed(request.ip)) return reply.code(429).header('retry-after', '60').send();
      const batch = telemetrySchema.safeParse(parseJson(request.body));
      if (!batch.success) return reply.code(400).send();
      const live = await composition.current();
      for (const report of batch.data.reports) take(report, live, request);
      return reply.code(204).send();
    });
  });

  function take(report: TelemetryReport, live: Composition | null, request: FastifyRequest): void {
    if (report.kind === 'area.ready' || report.kind === 'area.failed') {
      if (isServed(live, report))
        counters.count(report.area, report.version, report.kind === 'area.ready' ? 'ready' : 'failed');
      else counters.countUnknown();
    }
    if (report.kind === 'mark') {
      counters.mark(report.name);
      const { area, version, name, context } = report;
      const about = { area, version, name, context: withoutPersonalData(JSON.stringify(context ?? {})) };
      request.log.debug({ mark: about }, 'noted in a browser');
    }
    if (report.kind !== 'area.failed' && report.kind !== 'error') return;
    const { kind, area, version } = report;
    const about = { kind, area, version, reference: withoutPersonalData(report.reference) };
    if (report.kind === 'area.failed')
      request.log.warn({ report: { ...about, stage: report.stage } }, 'an area failed in a browser');
    else
      request.log.warn(
        { report: { ...about, message: withoutPersonalData(report.message) } },
        'an error in a browser',
      );
  }
}

/** Only versions that visitors can have are counted: the table cannot be filled from outside. */
function isServed(live: Composition | null, { area, version }: { area: string; version: string }): boolean {
  if (!live) return false;
  if (area === SHELL) return live.map.shell === version;
  const found = live.map.areas.find((one) => one.area === area);
  return found !== undefined && (found.version === version || found.lastKnownGood?.version === version);
}

/** Mail addresses, long numbers (CPF, phone, card) and what looks like a token are blanked. */
function withoutPersonalData(text: string): string {
  return text
    .replaceAll(/[^\s@]+@[^\s@]+/g, '[mail]')
    .replaceAll(/[A-Za-z0-9_-]{24,}(?:\.[A-Za-z0-9_-]+)*/g, '[token]')
    .replaceAll(/\+?\d[\d .\-/]{5,}\d/g, '[number]');
}

function parseJson(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : null;
  } catch {
    return null;
  }
}
