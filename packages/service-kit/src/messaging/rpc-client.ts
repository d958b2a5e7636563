import { Injectable } from '@nestjs/common';
import type { RpcContract } from '@solar/contracts/common/envelope';
import { lastValueFrom } from 'rxjs';
import type { z } from 'zod';
import { NatsClientProxy } from './nats-client-proxy';
import { RpcError } from '../errors/rpc-error';

/** Asks other slices: short, idempotent reads with a limit of two seconds. */
@Injectable()
export class RpcClient {
  constructor(private readonly client: NatsClientProxy) {}

  /** The reply, parsed by the contract. Throws RpcError. */
  async call<Q extends z.ZodType, A extends z.ZodType>(
    contract: RpcContract<Q, A>,
    request: z.input<Q>,
  ): Promise<z.output<A>> {
    const reply = await lastValueFrom(this.client.send<unknown>(contract.subject, request));
    const parsed = contract.reply.safeParse(reply);
    if (!parsed.success) throw new RpcError('bad_reply', contract.subject, parsed.error.message);
    return parsed.data;
  }
}
