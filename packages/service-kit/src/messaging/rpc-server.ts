import { headers, type Msg, type Subscription } from '@nats-io/transport-node';
import { Inject, Injectable } from '@nestjs/common';
import type { RpcContract } from '@solar/contracts/common/envelope';
import type { Logger } from 'pino';
import { SERVICE, type ServiceIdentity } from '../config/config-token';
import { randomHex } from '../telemetry/random';
import { LOGGER } from '../telemetry/logger-token';
import { runInContext, traceparentFrom } from '../telemetry/request-context';
import { DeclaredHandlers, type DeclaredHandler } from './declared-handlers';
import { NatsClient } from './nats-client';
import { ON_RPC } from './on-rpc';
import { RPC_ERROR_HEADER } from './rpc-header';

/** Answers the request/reply reads that the service's providers declare; replicas share the load. */
@Injectable()
export class RpcServer {
  private readonly subscriptions: Subscription[] = [];
  private readonly open = new Set<Promise<void>>();

  constructor(
    private readonly nats: NatsClient,
    private readonly handlers: DeclaredHandlers,
    @Inject(SERVICE) private readonly service: ServiceIdentity,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(): void {
    for (const handler of this.handlers.find<RpcContract>(ON_RPC)) {
      const subject = this.nats.subject(handler.declaration.subject);
      const subscription = this.nats.connection.subscribe(subject, {
        queue: this.service.name,
        callback: (error, message) => {
          if (error) this.logger.warn({ err: error, subject }, 'subscription failed');
          else this.track(this.answer(handler, message));
        },
      });
      this.subscriptions.push(subscription);
    }
  }

  /** Stops taking requests, then finishes the open ones. */
  async stop(): Promise<void> {
    await Promise.all(this.subscriptions.splice(0).map((subscription) => subscription.drain()));
    await Promise.all(this.open);
  }

  private track(work: Promise<void>): void {
    this.open.add(work);
    void work.finally(() => this.open.delete(work));
  }

  private async answer(handler: DeclaredHandler<RpcContract>, message: Msg): Promise<void> {
    const context = {
      requestId: message.headers?.get('x-request-id') || `req_${randomHex(12)}`,
      traceparent: traceparentFrom(message.headers?.get('traceparent')),
    };
    await runInContext(context, async () => {
      try {
        const request = handler.declaration.request.parse(message.json());
        const reply = await handler.handle(request);
        message.respond(JSON.stringify(reply));
      } catch (error) {
        this.logger.warn({ err: error, rpc: handler.name }, 'request was refused');
        const refused = headers();
        const reason = error instanceof Error ? error.message : String(error);
        refused.set(RPC_ERROR_HEADER, reason.replace(/[\r\n]+/g, ' ').slice(0, 300));
        message.respond('', { headers: refused });
      }
    });
  }
}
