import { SetMetadata } from '@nestjs/common';
import type { Envelope, MessageContract } from '@solar/contracts/common/envelope';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';

/** How a consumer is served. */
export type ConsumerOptions = {
  /** Name of the consumer within its service; the server keeps its place under `<service>--<durable>`. */
  durable: string;
  /** Messages handled at the same time, of different aggregates. Default 16. */
  concurrency?: number;
  /** Tries of the handler before the message is a dead letter. Default 5. */
  maxDeliver?: number;
  /** Longest that one try may take before the message is offered again. Default 30 s. */
  ackWaitMs?: number;
  /** Skip messages that are not newer than the last handled one of their aggregate. */
  latestOnly?: boolean;
};

/** Handles inside the transaction that also marks the message as handled. */
export type TransactionalHandler<T> = (
  data: T,
  envelope: Envelope<T>,
  session: ClientSession,
) => Promise<void>;

/** Handles without a transaction, at least once: what it writes must be safe to write twice. */
export type PlainHandler<T> = (data: T, envelope: Envelope<T>) => Promise<void>;

/** A consumer as declared. */
export type ConsumerDeclaration = {
  contract: MessageContract;
  options: ConsumerOptions & { inbox: boolean };
};

/** Metadata key of a declared consumer. */
export const ON_MESSAGE = 'solar:on-message';

type HandlerDecorator<Handler> = <H extends Handler>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<H>,
) => void;

/** Declares a method of a provider as the consumer of a message type; see `ConsumerOptions`. */
export function OnMessage<T extends z.ZodType>(
  contract: MessageContract<T>,
  options: ConsumerOptions & { inbox: false; latestOnly?: false },
): HandlerDecorator<PlainHandler<z.output<T>>>;
export function OnMessage<T extends z.ZodType>(
  contract: MessageContract<T>,
  options: ConsumerOptions & { inbox?: true },
): HandlerDecorator<TransactionalHandler<z.output<T>>>;
export function OnMessage(
  contract: MessageContract,
  options: ConsumerOptions & { inbox?: boolean },
): HandlerDecorator<(...args: never[]) => Promise<void>> {
  const declaration: ConsumerDeclaration = {
    contract,
    options: { ...options, inbox: options.inbox ?? true },
  };
  return (target, key, descriptor) =>
    SetMetadata(ON_MESSAGE, declaration)(target, key, descriptor as PropertyDescriptor);
}
