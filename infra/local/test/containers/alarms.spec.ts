import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { metricsIn, watchedMetrics } from '../../src/observability/metric-names';

const root = resolve(__dirname, '../../../..');

interface Rules {
  groups: { rules: { alert?: string; annotations?: { runbook: string } }[] }[];
}

const rules = parse(
  readFileSync(join(root, 'infra/observability/prometheus-rules.yaml'), 'utf8'),
) as Rules;

const alarms = rules.groups
  .flatMap((group) => group.rules)
  .flatMap(({ alert, annotations }) =>
    alert ? [[alert, annotations?.runbook ?? ''] as const] : [],
  );

test.each(alarms)('%s has its section in the runbook', (_alert, runbook) => {
  const [file = '', anchor] = runbook.split('#');
  const headings = [...readFileSync(join(root, file), 'utf8').matchAll(/^#+ (.+)$/gm)].map(
    ([, title = '']) => title.toLowerCase().replaceAll(' ', '-'),
  );
  expect(headings).toContain(anchor);
});

test('the metrics of an expression are kept apart from its functions, labels and words', () => {
  const expr =
    'sum by (service) (rate(requests_count{status=~"5..", route="up"}[5m])) / scalar(total:ratio_5m) and on (a) up == 0';
  expect(metricsIn(expr)).toEqual(['requests_count', 'total:ratio_5m', 'up']);
});

test('alarms and dashboards read metrics of the services', () => {
  expect(watchedMetrics(root)).toEqual(
    expect.arrayContaining(['checkout_overdue', 'http_request_duration_seconds', 'outbox_pending']),
  );
});
