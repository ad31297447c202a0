import type { BrowserContext, Page } from 'playwright-core';
import { z } from 'zod';
import { SHELL, telemetrySchema, type TelemetryReport } from '@mosaico/shared/contract';

/** A little more than the shell gives an area until it has to be ready. */
const READY_MS = 12_000;
/** An area that is ready is watched for so long. */
const AFTERWARDS_MS = 1_000;
const LOOK_MS = 100;
/** What is good, by web.dev. */
const MOST_SHIFT = 0.1;

const seenSchema = z.object({ batches: z.array(z.string()), shift: z.number() });

/** What was found at one route; no reason: it is fine. */
export interface TriedRoute {
  readonly path: string;
  readonly reasons: readonly string[];
  /** Milliseconds until the area was ready, by its own report. */
  readonly readyMs: number | null;
  readonly shift: number;
}

interface Tried {
  readonly origin: string;
  readonly area: string;
  readonly version: string;
  readonly path: string;
}

/** Keeps what the page reports instead of sending it, and adds up what moves without anybody having touched it. */
export function watchPages(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const seen = { batches: [] as string[], shift: 0 };
    Object.defineProperty(window, 'mosaicoTried', { value: seen });
    navigator.sendBeacon = (_address, batch) => {
      if (typeof batch === 'string') seen.batches.push(batch);
      return true;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) seen.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Opens a route in a new tab of a browser that is in the preview, and looks at it as a player would have it. */
export async function tryRoute(context: BrowserContext, tried: Tried): Promise<TriedRoute> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  try {
    await page.goto(`${tried.origin}${tried.path}`, { waitUntil: 'commit' });
    const outcome = await outcomeOf(page, tried);
    await page.waitForTimeout(AFTERWARDS_MS);
    const { reports, shift } = await seenIn(page);
    const failed = failureIn(reports, tried);
    const reasons = [
      ...(failed === null ? [] : [failed]),
      ...(outcome === null && failed === null ? [`was not ready within ${READY_MS / 1_000} s`] : []),
      ...[...new Set(errors)].map((error) => `error in the console: ${error.slice(0, 300)}`),
      ...(shift > MOST_SHIFT ? [`moved after it was shown: ${shift.toFixed(3)}, at most ${MOST_SHIFT}`] : []),
    ];
    return { path: tried.path, reasons, readyMs: outcome?.readyMs ?? null, shift };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { path: tried.path, reasons: [`could not be opened: ${reason}`], readyMs: null, shift: 0 };
  } finally {
    await page.close();
  }
}

/** Waits until the page has said how the area fares. */
async function outcomeOf(page: Page, tried: Tried): Promise<{ readonly readyMs: number | null } | null> {
  const until = Date.now() + READY_MS;
  while (Date.now() < until) {
    const { reports } = await seenIn(page);
    if (failureIn(reports, tried) !== null) return { readyMs: null };
    const ready = reports.find(
      (report) =>
        report.kind === 'area.ready' && report.area === tried.area && report.version === tried.version,
    );
    if (ready?.kind === 'area.ready') return { readyMs: ready.durationMs };
    await page.waitForTimeout(LOOK_MS);
  }
  return null;
}

/** A shell that fails takes the area with it. */
function failureIn(reports: readonly TelemetryReport[], { area, version }: Tried): string | null {
  const failed = reports.find(
    (report) =>
      report.kind === 'area.failed' &&
      ((report.area === area && report.version === version) || report.area === SHELL),
  );
  return failed?.kind === 'area.failed' ? `${failed.area} failed at ${failed.stage}` : null;
}

async function seenIn(page: Page) {
  const { batches, shift } = seenSchema.parse(await page.evaluate('window.mosaicoTried'));
  const reports = batches.flatMap((batch) => {
    const { data } = telemetrySchema.safeParse(JSON.parse(batch));
    return data?.reports ?? [];
  });
  return { reports, shift };
}
