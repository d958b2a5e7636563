import { UseFilters } from '@nestjs/common';
import { Ctx, EventPattern, MessagePattern, Payload } from '@nestjs/microservices';
import type { Envelope, MessageContract, RpcContract } from '@solar/contracts/common/envelope';
import type { z } from 'zod';
import type { MessageContext } from './message-context';
import { MessageErrors } from './message-errors';

/** Names the one transport of the services, so that no other strategy takes their handlers. */
export const NATS_TRANSPORT = Symbol('solar-nats');

/** How a consumer is served. */
export type ConsumerOptions = {
  /** Name of the consumer within its service; the server keeps its place under `<service>--<durable>`. */
  durable: string;
  /** Messages handled at the same time, of different aggregates. Default 16. */
  concurrency?: number;
  /**
   * Shortest time in milliseconds between two rounds of messages, for what nobody waits for: those of a busy time are handled together and
   * share their writes. One that comes alone does not wait. Default 0.
   */
  everyMs?: number;
  /** Tries of the handler before the message is a dead letter. Default 5. */
  maxDeliver?: number;
  /** Longest in milliseconds that one try may take before the message is offered again. Default 30,000. */
  ackWaitMs?: number;
};

/** How a consumer of batches is served. */
export type BatchOptions = Omit<ConsumerOptions, 'concurrency'> & {
  /** Most messages that are handed over at once. Default 100. */
  size?: number;
};

/** A consumer as the strategy finds it among the handlers that Nest has collected. */
export type ConsumerDeclaration =
  | { kind: 'single'; contract: MessageContract; options: ConsumerOptions }
  | { kind: 'batch'; contract: MessageContract; options: BatchOptions };

/** An answer to requests as the strategy finds it. */
export type AnswerDeclaration = { kind: 'answer'; contract: RpcContract };

/** What a handler of the strategy declares. */
export type HandlerDeclaration = ConsumerDeclaration | AnswerDeclaration;

/** A method that handles one message, at least once: what it writes must be safe to write twice. */
export type MessageHandlerMethod<T> = (data: T, context: MessageContext<T>) => Promise<void>;

/** A method that handles several messages in the order of the stream, each at least once. */
export type BatchHandlerMethod<T> = (batch: readonly Envelope<T>[]) => Promise<void>;

type HandlerDecorator<Handler> = <H extends Handler>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<H>,
) => void;

/** Two consumers of one message are two patterns, each with a place of its own in the stream. */
function consumerPattern(declaration: ConsumerDeclaration): HandlerDecorator<never> {
  const { contract, options } = declaration;
  const pattern = { subject: contract.subject, durable: options.durable };
  return handled(EventPattern(pattern, NATS_TRANSPORT, { declaration }));
}

/** Nest hands the data and the context over, and errors reach the strategy as they are. */
function handled(pattern: MethodDecorator): HandlerDecorator<never> {
  return (target, key, descriptor) => {
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
    UseFilters(new MessageErrors())(target, key, descriptor);
    pattern(target, key, descriptor);
  };
}

/**
 * `@EventPattern` of Nest typed by the contract: a method of a controller is a durable consumer. Its effect must be idempotent in its
 * own write: by state, by version, or by the message's id stored with the effect. Messages of one aggregate come one after the
 * other; a repeated one may come behind newer ones.
 */
export function Consume<T extends z.ZodType>(
  contract: MessageContract<T>,
  options: ConsumerOptions,
): HandlerDecorator<MessageHandlerMethod<z.output<T>>> {
  return consumerPattern({ kind: 'single', contract, options });
}

/**
 * The same for batches, which are written in one command. A batch that throws is offered again message by message, so that one bad
 * message does not hold up the others.
 */
export function ConsumeBatch<T extends z.ZodType>(
  contract: MessageContract<T>,
  options: BatchOptions,
): HandlerDecorator<BatchHandlerMethod<z.output<T>>> {
  return consumerPattern({ kind: 'batch', contract, options });
}

/** `@MessagePattern` of Nest typed by the contract: the answer to a request/reply read, short and without side effects. */
export function Answer<Q extends z.ZodType, A extends z.ZodType>(
  contract: RpcContract<Q, A>,
): HandlerDecorator<(request: z.output<Q>) => Promise<z.input<A>>> {
  const declaration: AnswerDeclaration = { kind: 'answer', contract };
  return handled(MessagePattern(contract.subject, NATS_TRANSPORT, { declaration }));
}
