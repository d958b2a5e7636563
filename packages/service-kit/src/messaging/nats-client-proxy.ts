import { errors } from '@nats-io/transport-node';
import { Injectable } from '@nestjs/common';
import { ClientProxy, type ReadPacket, type WritePacket } from '@nestjs/microservices';
import { NatsClient } from './nats-client';
import { RPC_ERROR_HEADER } from './rpc-header';
import { RpcError } from '../errors/rpc-error';

const LIMIT_MS = 2_000;

/** Nest's client over the service's NATS connection: requests with a limit of two seconds. Events leave through the outbox only. */
@Injectable()
export class NatsClientProxy extends ClientProxy {
  constructor(private readonly nats: NatsClient) {
    super();
  }

  /** The service's connection is open before anything can ask. */
  connect(): Promise<void> {
    return Promise.resolve();
  }

  close(): void {
    // The connection belongs to the service and ends with it.
  }

  override unwrap<T = NatsClient>(): T {
    return this.nats as T;
  }

  protected publish(packet: ReadPacket, callback: (packet: WritePacket) => void): () => void {
    const subject = String(packet.pattern);
    this.request(subject, JSON.stringify(packet.data)).then(
      (response) => callback({ response, isDisposed: true }),
      (err: unknown) => callback({ err }),
    );
    return () => undefined;
  }

  protected dispatchEvent(packet: ReadPacket): never {
    throw new Error(`${String(packet.pattern)}: events are written to the outbox`);
  }

  private async request(subject: string, body: string): Promise<unknown> {
    const reply = await this.reply(subject, body);
    const refused = reply.headers?.get(RPC_ERROR_HEADER);
    if (refused) throw new RpcError('refused', subject, refused);
    return reply.json();
  }

  private async reply(subject: string, body: string) {
    try {
      return await this.nats.connection.request(this.nats.subject(subject), body, {
        timeout: LIMIT_MS,
        headers: this.nats.contextHeaders(),
      });
    } catch (error) {
      const nobody =
        error instanceof errors.NoRespondersError ||
        (error instanceof errors.RequestError && error.isNoResponders());
      const code = nobody ? 'no_responders' : 'timeout';
      throw new RpcError(code, subject, undefined, { cause: error });
    }
  }
}
