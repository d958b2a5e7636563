import {
  context,
  isSpanContextValid,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { runInContext, type RequestContext } from './request-context';

/** What a message is called in traces. */
export type MessageSpan = { name: string; subject: string };

/**
 * Runs the handling of a message within its context. When OpenTelemetry is on, the handling is a span below the one in which the
 * message was sent; otherwise nothing is added.
 */
export function runMessage<T>(
  work: RequestContext,
  { name, subject }: MessageSpan,
  handle: () => Promise<T>,
): Promise<T> {
  const parent = propagation.extract(context.active(), { traceparent: work.traceparent });
  const options = {
    kind: SpanKind.CONSUMER,
    attributes: { 'messaging.system': 'nats', 'messaging.destination.name': subject },
  };
  return trace.getTracer('solar').startActiveSpan(name, options, parent, (span) => {
    const ran = runInContext(work, handle);
    if (!isSpanContextValid(span.spanContext())) return ran;
    return ran
      .catch((error: unknown) => {
        span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
        throw error;
      })
      .finally(() => span.end());
  });
}
