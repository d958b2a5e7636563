import { readFileSync } from 'node:fs';
import { watchedMetrics } from '@solar/infra-local/observability/metric-names';
import { SERVICES } from '@solar/infra-local/stack/parts';
import { Buyer } from '../../src/buyer';
import { createProduct } from '../../src/fresh-product';
import { metricsOf } from '../../src/metrics';
import { SpanCollector } from '../../src/span-collector';
import { ROOT } from '../../src/stack-address';
import { expect, test } from '../../src/test';

/** The trace ids in the log lines of one process since an offset. */
function tracesIn(log: string, from: number): Set<string> {
  const text = readFileSync(log).subarray(from).toString('utf8');
  return new Set([...text.matchAll(/"traceId":"([0-9a-f]{32})"/g)].map(([, id = '']) => id));
}

test('one purchase is one trace in the logs of all five services', async ({ api, stack }) => {
  const product = await createProduct(api, 10);
  const buyer = await Buyer.create(api, await api.as('admin'));
  const { processes } = await stack.state();
  const logs = SERVICES.map((name) => processes[name]?.log ?? '');
  const before = logs.map((log) => readFileSync(log).length);

  const bought = await buyer.buy(product.id);
  expect(bought?.checkoutState).toBe('paid');
  await expect
    .poll(() => {
      const [first, ...others] = logs.map((log, i) => tracesIn(log, before[i] ?? 0));
      return [...(first ?? [])].filter((id) => others.every((seen) => seen.has(id))).length;
    })
    .toBeGreaterThan(0);
});

test('a trace that the browser has begun goes on in the services', async ({ api, stack }) => {
  const traceId = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  const answer = await api.get('/api/catalog/categories', { headers });
  expect(answer.headers.get('server-timing')).toContain(traceId);
  const log = (await stack.state()).processes['catalog']?.log ?? '';
  await expect.poll(() => tracesIn(log, 0).has(traceId)).toBe(true);
});

test('every metric that an alarm or a dashboard reads is one of the services', async ({
  stack,
}) => {
  const { replicas } = await stack.state();
  const samples = (await Promise.all(replicas.map(metricsOf))).flat();
  const measured = new Set(samples.map(({ name }) => name.replace(/_(?:bucket|count|sum)$/, '')));
  expect(watchedMetrics(ROOT).filter((name) => !measured.has(name))).toEqual([]);
});

// At the end: services that start anew have measured nothing.
test('with an endpoint for traces set, one purchase is one trace of spans in all five services', async ({
  api,
  stack,
}) => {
  const collector = await SpanCollector.listen();
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '200' };
  const restartAll = (env: Record<string, string>) =>
    Promise.all(SERVICES.map((name) => stack.restartWith(name, env)));
  await restartAll(traced);
  try {
    const product = await createProduct(api, 10);
    const buyer = await Buyer.create(api, await api.as('admin'));
    expect((await buyer.buy(product.id))?.checkoutState).toBe('paid');
    await expect.poll(() => collector.tracesThrough(SERVICES).length).toBeGreaterThan(0);
    const [trace = ''] = collector.tracesThrough(SERVICES);
    const kinds = collector.kindsOf(trace);
    expect(kinds).toEqual(expect.arrayContaining(['server', 'client', 'consumer']));
  } finally {
    await restartAll({});
    await collector.close();
  }
});
