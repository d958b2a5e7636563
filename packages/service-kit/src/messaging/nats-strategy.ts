import { Injectable } from '@nestjs/common';
import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import { lastValueFrom, type Observable } from 'rxjs';
import type { Envelope } from '@solar/contracts/common/envelope';
import { DurableConsumers, type BoundConsumer } from './durable-consumers';
import { NATS_TRANSPORT, type HandlerDeclaration } from './handlers';
import { MessageContext } from './message-context';
import { NatsClient } from './nats-client';
import { RequestServer, type BoundAnswer } from './request-server';

/**
 * Nest's microservice transport over NATS: `@EventPattern` handlers are durable consumers of JetStream, `@MessagePattern` handlers
 * answer request/reply. Only handlers declared with `Consume`, `ConsumeBatch` and `Answer` reach it, by its transport id.
 */
@Injectable()
export class NatsStrategy extends Server implements CustomTransportStrategy {
  override readonly transportId = NATS_TRANSPORT;

  constructor(
    private readonly nats: NatsClient,
    private readonly consumers: DurableConsumers,
    private readonly requests: RequestServer,
  ) {
    super();
  }

  listen(callback: (error?: unknown) => void): void {
    this.serve().then(() => callback(), callback);
  }

  /** Stops taking messages and requests and waits for those under way; closing again does nothing. */
  async close(): Promise<void> {
    await this.consumers.stop();
    await this.requests.stop();
  }

  /** Connection events are the client's own business. */
  on(): void {
    throw new Error('The strategy raises no events');
  }

  override unwrap<T = NatsClient>(): T {
    return this.nats as T;
  }

  private async serve(): Promise<void> {
    const handlers = [...this.messageHandlers.values()];
    this.requests.start(handlers.flatMap((handler) => boundAnswer(handler)));
    await this.consumers.start(handlers.flatMap((handler) => boundConsumer(handler)));
  }
}

function declarationOf(handler: MessageHandler): HandlerDeclaration {
  return (handler.extras as { declaration: HandlerDeclaration }).declaration;
}

function boundAnswer(handler: MessageHandler): BoundAnswer[] {
  const declaration = declarationOf(handler);
  if (declaration.kind !== 'answer') return [];
  return [{ contract: declaration.contract, handle: (request) => run(handler, request) }];
}

function boundConsumer(handler: MessageHandler): BoundConsumer[] {
  const declaration = declarationOf(handler);
  switch (declaration.kind) {
    case 'answer':
      return [];
    case 'single':
      return [
        { declaration, handle: (envelope: Envelope) => consume(handler, envelope.data, envelope) },
      ];
    case 'batch':
      return [
        { declaration, handle: (batch: readonly Envelope[]) => consumeBatch(handler, batch) },
      ];
  }
}

async function consume(handler: MessageHandler, data: unknown, envelope: Envelope): Promise<void> {
  await run(handler, data, new MessageContext([envelope]));
}

async function consumeBatch(handler: MessageHandler, batch: readonly Envelope[]): Promise<void> {
  const [first] = batch;
  if (first) await run(handler, batch, new MessageContext([first]));
}

/** Runs a handler through Nest's guards, pipes and interceptors to its end. */
async function run(handler: MessageHandler, data: unknown, context?: MessageContext) {
  const result: unknown = await handler(data, context);
  return isObservable(result) ? lastValueFrom(result, { defaultValue: undefined }) : result;
}

function isObservable(value: unknown): value is Observable<unknown> {
  return typeof value === 'object' && value !== null && 'subscribe' in value;
}
