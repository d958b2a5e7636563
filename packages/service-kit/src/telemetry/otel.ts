import { getNodeAutoInstrumentations } from '@opentelemetry/auto-instrumentations-node';
import { NodeSDK } from '@opentelemetry/sdk-node';

/** Starts OpenTelemetry; called only when an exporter is configured, before anything else is loaded. */
export function startTelemetry(): void {
  process.env['OTEL_NODE_RESOURCE_DETECTORS'] ??= 'env,host,process';
  new NodeSDK({
    instrumentations: [
      getNodeAutoInstrumentations({ '@opentelemetry/instrumentation-fs': { enabled: false } }),
    ],
  }).start();
}
