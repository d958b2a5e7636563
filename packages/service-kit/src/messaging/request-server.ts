import { headers, type Msg, type Subscription } from '@nats-io/transport-node';
import { Inject, Injectable } from '@nestjs/common';
import type { RpcContract } from '@solar/contracts/common/envelope';
import type { Logger } from 'pino';
import { SERVICE, type ServiceIdentity } from '../config/config-token';
import { randomHex } from '../telemetry/random';
import { LOGGER } from '../telemetry/logger-token';
import { runMessage } from '../telemetry/message-span';
import { traceparentFrom } from '../telemetry/request-context';
import { NatsClient } from './nats-client';
import { OpenWork } from './open-work';
import { RPC_ERROR_HEADER } from './rpc-header';

/** A declared answer with what Nest made of its method. */
export type BoundAnswer = {
  contract: RpcContract;
  handle: (request: unknown) => Promise<unknown>;
};

/** Answers request/reply reads; replicas share the load. */
@Injectable()
export class RequestServer {
  private readonly subscriptions: Subscription[] = [];
  private readonly work = new OpenWork();

  constructor(
    private readonly nats: NatsClient,
    @Inject(SERVICE) private readonly service: ServiceIdentity,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(answers: readonly BoundAnswer[]): void {
    for (const bound of answers) {
      const subject = this.nats.subject(bound.contract.subject);
      const subscription = this.nats.connection.subscribe(subject, {
        queue: this.service.name,
        callback: (error, message) => {
          if (error) this.logger.warn({ err: error, subject }, 'subscription failed');
          else this.work.track(this.answer(bound, message));
        },
      });
      this.subscriptions.push(subscription);
    }
  }

  /** Stops taking requests, then finishes the open ones. */
  async stop(): Promise<void> {
    await Promise.all(this.subscriptions.splice(0).map((subscription) => subscription.drain()));
    await this.work.settled();
  }

  private async answer({ contract, handle }: BoundAnswer, message: Msg): Promise<void> {
    const context = {
      requestId: message.headers?.get('x-request-id') || `req_${randomHex(12)}`,
      traceparent: traceparentFrom(message.headers?.get('traceparent')),
    };
    const { subject } = contract;
    await runMessage(context, { name: subject, subject }, async () => {
      try {
        const reply = await handle(contract.request.parse(message.json()));
        message.respond(JSON.stringify(reply));
      } catch (error) {
        this.logger.warn({ err: error, subject: contract.subject }, 'request was refused');
        const refused = headers();
        const reason = error instanceof Error ? error.message : String(error);
        refused.set(RPC_ERROR_HEADER, reason.replace(/[\r\n]+/g, ' ').slice(0, 300));
        message.respond('', { headers: refused });
      }
    });
  }
}
