import { errors, type Msg } from '@nats-io/transport-node';
import { Injectable } from '@nestjs/common';
import type { RpcContract } from '@solar/contracts/common/envelope';
import type { z } from 'zod';
import { NatsClient } from './nats-client';
import { RPC_ERROR_HEADER } from './rpc-header';
import { RpcError } from './rpc-error';

const LIMIT_MS = 2_000;

/** Asks other slices: short, idempotent reads with a limit of two seconds. */
@Injectable()
export class RpcClient {
  constructor(private readonly nats: NatsClient) {}

  /** The reply, parsed by the contract. Throws RpcError. */
  async call<Q extends z.ZodType, A extends z.ZodType>(
    contract: RpcContract<Q, A>,
    request: z.input<Q>,
  ): Promise<z.output<A>> {
    const reply = await this.send(contract.subject, JSON.stringify(request));
    const refused = reply.headers?.get(RPC_ERROR_HEADER);
    if (refused) throw new RpcError('refused', contract.subject, refused);
    const parsed = contract.reply.safeParse(reply.json());
    if (!parsed.success) throw new RpcError('bad_reply', contract.subject, parsed.error.message);
    return parsed.data;
  }

  private async send(subject: string, body: string): Promise<Msg> {
    try {
      return await this.nats.connection.request(this.nats.subject(subject), body, {
        timeout: LIMIT_MS,
        headers: this.nats.contextHeaders(),
      });
    } catch (error) {
      const nobody =
        error instanceof errors.NoRespondersError ||
        (error instanceof errors.RequestError && error.isNoResponders());
      throw new RpcError(nobody ? 'no_responders' : 'timeout', subject, undefined, {
        cause: error,
      });
    }
  }
}
