import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { MetricsAddress } from './metrics-address.ts';
import { accessFields } from './access-fields.ts';

/** A name, what it means, its labels, and what the process would say now. Values of labels come from a bounded set. */
export interface Measure<Label extends string> {
  readonly name: `mosaico_${string}`;
  readonly help: string;
  readonly labels: readonly Label[];
  /** Asked at every scrape. */
  readonly read: () => Iterable<Reading<Label>> | Promise<Iterable<Reading<Label>>>;
}

export interface Reading<Label extends string> {
  readonly labels: Readonly<Record<Label, string>>;
  readonly value: number;
}

/** Metrics are served at an address that another program has. */
export class MetricsPortTaken extends Error {
  override readonly name = 'MetricsPortTaken';
}

/** Methods with a label of their own. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** A page takes milliseconds, a money call up to three seconds. */
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What one server process tells Prometheus, the same for edge and API. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'mosaico_http_request_duration_seconds',
    help: 'Answered requests by method, route pattern and status; a stream counts when it ends',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [this.#registry],
  });

  /** Counts the requests of an application, which has no route yet. An address that no route has counts as the route `none`. */
  watch(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const { method, route, status } = accessFields(request, reply);
      const labels = { method: METHODS.has(method) ? method : 'other', route: route ?? 'none', status };
      this.#requests.observe(labels, reply.elapsedTime / 1_000);
    });
  }

  /** Adds what goes up and down. */
  gauge<Label extends string>({ name, help, labels, read }: Measure<Label>): void {
    const registers = [this.#registry];
    const gauge: Gauge<Label> = new Gauge({
      name,
      help,
      labelNames: labels,
      registers,
      async collect() {
        gauge.reset();
        // Without labels, a reset leaves a 0 that nobody has said.
        if (labels.length === 0) gauge.remove();
        for (const reading of await read()) gauge.set(reading.labels, reading.value);
      },
    });
  }

  /** Adds what only grows while the process runs. */
  counter<Label extends string>({ name, help, labels, read }: Measure<Label>): void {
    const registers = [this.#registry];
    const counter: Counter<Label> = new Counter({
      name,
      help,
      labelNames: labels,
      registers,
      async collect() {
        counter.reset();
        for (const reading of await read()) counter.inc(reading.labels, reading.value);
      },
    });
  }

  /** All of it, in the text format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /**
   * Serves `GET /metrics` on a listener of its own, so that the public one never does; from then on with what Node tells of
   * itself: event loop, memory, garbage.
   *
   * @returns where it listens, and how to end it
   * @throws MetricsPortTaken
   */
  async listen({ host, port }: MetricsAddress): Promise<{ address: string; close: () => void }> {
    collectDefaultMetrics({ register: this.#registry });
    const server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
      this.text().then(
        (text) => response.writeHead(200, { 'content-type': this.#registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', ({ message }) => reject(new MetricsPortTaken(`METRICS_PORT: ${message}`)));
      server.listen(port, host, resolve);
    });
    const bound = server.address();
    const listening = typeof bound === 'object' && bound ? bound.port : port;
    const close = () => {
      server.close();
      server.closeAllConnections();
    };
    return { address: `http://${host}:${listening}`, close };
  }
}
