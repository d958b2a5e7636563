import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** What exporters send, as far as it is read here (OTLP over HTTP, as JSON). */
interface TraceExport {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: { traceId: string; kind: number }[] }[];
  }[];
}

const KINDS = ['unspecified', 'internal', 'server', 'client', 'producer', 'consumer'] as const;
type SpanKind = (typeof KINDS)[number];

interface Span {
  service: string;
  traceId: string;
  kind: SpanKind;
}

/** Takes spans as a collector of OpenTelemetry does, and remembers them. */
export class SpanCollector {
  private readonly spans: Span[] = [];

  private constructor(private readonly server: Server) {}

  static async listen(): Promise<SpanCollector> {
    const server = createServer();
    const collector = new SpanCollector(server);
    server.on('request', (request, response) => {
      void json(request).then((sent) => {
        collector.take(sent as TraceExport);
        response.setHeader('content-type', 'application/json').end('{}');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Traces that have a span of each of these services. */
  tracesThrough(services: readonly string[]): string[] {
    const seen = new Map<string, Set<string>>();
    for (const { traceId, service } of this.spans) {
      seen.set(traceId, (seen.get(traceId) ?? new Set()).add(service));
    }
    return [...seen].flatMap(([traceId, by]) =>
      services.every((service) => by.has(service)) ? traceId : [],
    );
  }

  /** What the spans of a trace are: requests that were answered or sent, messages that were handled. */
  kindsOf(trace: string): SpanKind[] {
    const kinds = this.spans.filter(({ traceId }) => traceId === trace).map(({ kind }) => kind);
    return [...new Set(kinds)];
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private take({ resourceSpans }: TraceExport): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const named = resource.attributes.find(({ key }) => key === 'service.name');
      const service = named?.value.stringValue ?? '';
      for (const { traceId, kind } of scopeSpans.flatMap(({ spans }) => spans)) {
        this.spans.push({ service, traceId, kind: KINDS[kind] ?? 'unspecified' });
      }
    }
  }
}
