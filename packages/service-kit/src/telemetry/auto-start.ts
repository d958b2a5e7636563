import { createRequire } from 'node:module';

/**
 * Imported first by the bootstrap: instrumentation must wrap http and the driver before they load. The SDK is
 * required only when an exporter is set, because loading it costs start time and memory.
 */
if (process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) {
  const require = createRequire(__filename);
  const { startTelemetry } = require('./otel') as typeof import('./otel');
  startTelemetry();
}
