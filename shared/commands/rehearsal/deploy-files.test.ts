import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly action: string };
}

const { groups } = load(read('deploy/prometheus/alerts.yml')) as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);

/** Metrics that the processes have, without what a histogram appends. */
const told = [
  'api/src/start/measure-api.ts',
  'edge/src/server/measure-edge.ts',
  'shared/src/server/metrics.ts',
]
  .flatMap((file) => [...read(file).matchAll(/name: '(mosaico_\w+)'/g)])
  .map(([, name]) => name);

function namesIn(text: string): string[] {
  return [...new Set(text.match(/\bmosaico_\w+/g))].map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
}

describe('the alerts', () => {
  it.each(alerts.map((alert) => [alert.alert, alert] as const))(
    '%s: asks for metrics that exist, and says what to do',
    (_, { expr, labels, annotations }) => {
      expect(told).toEqual(expect.arrayContaining(namesIn(expr)));
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.action.length).toBeGreaterThan(20);
    },
  );

  it('lead to sections that docs/operations.md has', () => {
    const headings = [...read('docs/operations.md').matchAll(/^#{2,3} (.+)$/gm)].map(
      ([, heading]) => heading,
    );
    const named = alerts.flatMap(({ annotations: { action } }) => {
      const [, sections] = /docs\/operations\.md, (.+)\.$/.exec(action) ?? [];
      return sections?.split(', and ') ?? [];
    });

    expect(named.length).toBeGreaterThan(5);
    expect(headings).toEqual(expect.arrayContaining(named));
  });
});

describe('the dashboard', () => {
  it('draws metrics that exist', () => {
    const names = namesIn(read('deploy/grafana/mosaico.json'));

    expect(names.length).toBeGreaterThan(5);
    expect(told).toEqual(expect.arrayContaining(names));
  });
});

describe('the units', () => {
  it.each(['api', 'edge'])('give mosaico-%s the time that its end may take', (kind) => {
    const [, limitMs] = /STOP_WITHIN_MS = ([\d_]+)/.exec(read(`${kind}/src/main.ts`)) ?? [];
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read(`deploy/systemd/mosaico-${kind}@.service`)) ?? [];

    expect(Number(seconds) * 1_000).toBeGreaterThan(Number(limitMs?.replaceAll('_', '')));
  });
});
