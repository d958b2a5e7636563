import { SetMetadata } from '@nestjs/common';
import type { RpcContract } from '@solar/contracts/common/envelope';
import type { z } from 'zod';

/** Metadata key of a declared responder. */
export const ON_RPC = 'solar:on-rpc';

/** Declares a method of a provider as the answer to a request/reply read: short and without side effects. */
export function OnRpc<Q extends z.ZodType, A extends z.ZodType>(contract: RpcContract<Q, A>) {
  return <H extends (request: z.output<Q>) => Promise<z.input<A>>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    SetMetadata<string, RpcContract>(ON_RPC, contract)(
      target,
      key,
      descriptor as PropertyDescriptor,
    );
  };
}
