import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  SHELL,
  TELEMETRY_LIMITS,
  TELEMETRY_PATH,
  TELEMETRY_VIEW_PARAMETER,
  telemetrySchema,
  type TelemetryBatch,
  type TelemetryReport,
} from '@mosaico/shared/contract';
import type { EdgeContext } from './edge-context.ts';
import { networkOf } from '@mosaico/shared/server';
import { visitorOf } from './visitor.ts';
import { createRateLimit } from './rate-limit.ts';
import { everyComposition } from './canary/variants.ts';
import type { Composition } from './composition.ts';
import type { SignedVital } from './loop/intake.ts';
import { vitalNamed } from './loop/vital.ts';

/** One page view gathers its reports for a second before it sends them, so it stays below this. */
const BATCHES_OF_A_VIEW_PER_MINUTE = 120;
/** A page view sends two or three batches: enough for a thousand of them a minute behind one shared address. */
const BATCHES_OF_A_NETWORK_PER_MINUTE = 3_000;
/** A batch may hold 50 failures; nobody may fill the log with them. */
const LOG_LINES_OF_A_NETWORK_PER_MINUTE = 600;

/**
 * Takes reports from browsers: counts how areas fare, logs failures. Answers 204, 400 or 413 without a body. Who sends too
 * much is answered 204 too: the player can do nothing about it, and a refusal is an error in the browser's console. What
 * was dropped for it is counted in the status.
 */
export function telemetryRoute(
  app: FastifyInstance,
  { composition, counters, evidence, loop, previews }: EdgeContext,
): void {
  const ofView = createRateLimit(BATCHES_OF_A_VIEW_PER_MINUTE);
  const ofNetwork = createRateLimit(BATCHES_OF_A_NETWORK_PER_MINUTE);
  const mayLog = createRateLimit(LOG_LINES_OF_A_NETWORK_PER_MINUTE);

  void app.register(async (intake) => {
    // A beacon is sent as text/plain, so that it needs no preflight.
    intake.addContentTypeParser(['text/plain', 'application/json'], { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    intake.post(TELEMETRY_PATH, { bodyLimit: TELEMETRY_LIMITS.bodyBytes }, async (request, reply) => {
      const network = networkOf(request.ip);
      if (!(await isWithinLimits(network, viewOf(request)))) {
        counters.countDroppedBatch();
        return reply.code(204).send();
      }
      const batch = telemetrySchema.safeParse(parseJson(request.body));
      if (!batch.success) return reply.code(400).send();
      const live = await composition.current();
      const isPreview = await isOfPreview(batch.data.from, request);
      for (const report of batch.data.reports) {
        if (!isPreview) {
          count(report, live);
          judge(report, batch.data.from, network);
        }
        await log(report, network, request);
      }
      return reply.code(204).send();
    });
  });

  /** The network's limit comes first: it bounds how many page views a sender can invent. */
  async function isWithinLimits(network: string, view: string): Promise<boolean> {
    return (await ofNetwork(network)) && (view === '' || (await ofView(`${network} ${view}`)));
  }

  /** What a preview reports is logged, and counts for no version. */
  async function isOfPreview(from: TelemetryBatch['from'], request: FastifyRequest): Promise<boolean> {
    return (from && loop?.isPreview(from)) || (await previews.of(visitorOf(request))) !== null;
  }

  function count(report: TelemetryReport, live: Composition | null): void {
    if (report.kind === 'mark') counters.mark(report.name);
    if (report.kind === 'error' && isServed(live, report)) counters.countError(report.area, report.version);
    if (report.kind !== 'area.ready' && report.kind !== 'area.failed') return;
    if (isServed(live, report))
      counters.count(report.area, report.version, report.kind === 'area.ready' ? 'ready' : report.stage);
    else counters.countUnknown();
  }

  /** Only what a signed page view says can speak against a release. */
  function judge(report: TelemetryReport, from: TelemetryBatch['from'], network: string): void {
    if (!loop || !from || report.kind === 'error' || report.kind === 'mark') return;
    const about = { from, network, area: report.area, version: report.version };
    const isIssued =
      report.kind === 'vital'
        ? measured(about, report.name, report.value)
        : loop.note({ ...about, failed: report.kind === 'area.ready' ? null : report.stage });
    if (!isIssued) counters.countForged();
    else if (report.kind === 'area.ready') measured(about, 'READY', report.durationMs);
  }

  /** @returns whether the page view was issued; a vital that nobody counts says nothing of that */
  function measured(about: Omit<SignedVital, 'name' | 'value'>, name: string, value: number): boolean {
    const known = vitalNamed(name, value);
    return known === null || !loop || loop.measure({ ...about, name: known, value });
  }

  async function log(report: TelemetryReport, network: string, request: FastifyRequest): Promise<void> {
    if (report.kind === 'mark') {
      const { area, version, name, context } = report;
      const about = { area, version, name, context: withoutPersonalData(JSON.stringify(context ?? {})) };
      request.log.debug({ mark: about }, 'noted in a browser');
    }
    if (report.kind !== 'area.failed' && report.kind !== 'error') return;
    if (!(await mayLog(network))) return counters.countUnloggedReport();
    const { kind, area, version } = report;
    const visitor = evidence?.reference(visitorOf(request).id) ?? '';
    const about = {
      kind,
      area,
      version,
      reference: withoutPersonalData(report.reference),
      ...(visitor === '' ? {} : { visitor }),
    };
    if (report.kind === 'area.failed')
      request.log.warn({ report: { ...about, stage: report.stage } }, 'an area failed in a browser');
    else
      request.log.warn(
        { report: { ...about, message: withoutPersonalData(report.message) } },
        'an error in a browser',
      );
  }
}

/** The page view that sends, as it names itself; empty when it does not. */
function viewOf({ query }: FastifyRequest): string {
  const view: unknown = (query as Record<string, unknown>)[TELEMETRY_VIEW_PARAMETER];
  return typeof view === 'string' ? view : '';
}

/** Only versions that visitors can have are counted: the table cannot be filled from outside. */
function isServed(live: Composition | null, { area, version }: { area: string; version: string }): boolean {
  if (!live) return false;
  const maps = everyComposition(live).flatMap((one) => [one.map, one.fallback?.map]);
  return maps.some((map) => {
    if (area === SHELL) return map?.shell === version;
    const found = map?.areas.find((one) => one.area === area);
    return found !== undefined && (found.version === version || found.lastKnownGood?.version === version);
  });
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
