import { AsyncLocalStorage } from 'node:async_hooks';
import { isSpanContextValid, trace } from '@opentelemetry/api';
import type { AuditActor } from '@solar/contracts/common/audit';
import { randomHex } from './random';

/** What belongs to the work at hand, be it a request or a message. */
export type RequestContext = {
  requestId: string;
  traceparent: string;
  /** Member of staff or job whose changes are recorded; absent for customers and visitors. */
  actor?: AuditActor;
  /** Endpoint that was called, such as `PUT /api/admin/settings`. */
  via?: string;
};

const storage = new AsyncLocalStorage<RequestContext>();
const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** A W3C trace parent: the given one when it is well formed, else a new trace. */
export function traceparentFrom(header: unknown): string {
  if (typeof header === 'string' && TRACEPARENT.test(header)) return header;
  return `00-${randomHex(16)}-${randomHex(8)}-00`;
}

/** Runs `work` with its context, which logs, problems and messages then carry. */
export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** Runs one round of a job, whose changes the audit trail gives its name. */
export function runAsJob<T>(name: string, work: () => T): T {
  const traceparent = traceparentFrom(undefined);
  const actor = { kind: 'job', name } as const;
  return runInContext({ requestId: `job_${randomHex(12)}`, traceparent, actor }, work);
}

/** The context of the work at hand, if there is one. */
export function currentContext(): RequestContext | undefined {
  return storage.getStore();
}

/** Trace parent to hand on: the active span's when OpenTelemetry is on, else the context's. */
export function currentTraceparent(): string | undefined {
  const span = trace.getActiveSpan()?.spanContext();
  if (span && isSpanContextValid(span)) {
    return `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`;
  }
  return storage.getStore()?.traceparent;
}

/** Trace id of a trace parent, for logs. */
export function traceIdOf(traceparent: string): string {
  return traceparent.slice(3, 35);
}
