import { BaseRpcContext } from '@nestjs/microservices';
import type { Envelope } from '@solar/contracts/common/envelope';

/** What a handler may know of its message beside the data; guards and interceptors get it as the RPC context. */
export class MessageContext<T = unknown> extends BaseRpcContext<[Envelope<T>]> {
  get envelope(): Envelope<T> {
    return this.args[0];
  }
}
