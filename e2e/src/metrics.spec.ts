import { parseMetrics, totalOf } from './metrics';

const TEXT = `# HELP outbox_pending Documents that owe messages
# TYPE outbox_pending gauge
outbox_pending{consumer="orders"} 2
outbox_pending{consumer="outbox"} 1

process_resident_memory_bytes 1.5e+8
http_request_duration_seconds_bucket{le="0.005",route="/a b"} 3
`;

test('samples carry their labels and values, comments are left out', () => {
  expect(parseMetrics(TEXT)).toEqual([
    { name: 'outbox_pending', labels: 'consumer="orders"', value: 2 },
    { name: 'outbox_pending', labels: 'consumer="outbox"', value: 1 },
    { name: 'process_resident_memory_bytes', labels: '', value: 150_000_000 },
    { name: 'http_request_duration_seconds_bucket', labels: 'le="0.005",route="/a b"', value: 3 },
  ]);
});

test('a metric is summed over its labels, and a missing one is no zero', () => {
  expect(totalOf(parseMetrics(TEXT), 'outbox_pending')).toBe(3);
  expect(() => totalOf(parseMetrics(TEXT), 'consumer_lag')).toThrow(/consumer_lag/);
});
