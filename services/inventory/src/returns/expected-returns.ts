import { Injectable } from '@nestjs/common';
import type { expectReturn, withdrawReturn } from '@solar/contracts/inventory/commands';
import { returnWithdrawn } from '@solar/contracts/inventory/events';
import { Outbox, outboxEntry } from '@solar/service-kit/messaging/outbox';
import type { Owed } from '@solar/service-kit/messaging/outbox-field';
import { compareAndSet } from '@solar/service-kit/mongo/compare-and-set';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import type { z } from 'zod';
import { IncomingReturnRepository } from './incoming-return.repository';
import type { IncomingReturnDoc } from './incoming-return.schema';

type Expect = z.infer<typeof expectReturn.data>;
type Withdraw = z.infer<typeof withdrawReturn.data>;

/** Follows what checkout says of returns. Its commands may come twice, or in the wrong order. */
@Injectable()
export class ExpectedReturns {
  constructor(
    private readonly returns: IncomingReturnRepository,
    private readonly outbox: Outbox,
  ) {}

  /** A return that is known, even as withdrawn, stays as it is. */
  async expect({ customerName, lines, ...ids }: Expect): Promise<void> {
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    await this.returns
      .insert({ ...blank(ids), status: 'expected', customerName, lines, pieces })
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
  }

  /** A withdrawal that overtakes its announcement is written down, which blocks the latter. */
  async withdraw(command: Withdraw): Promise<void> {
    const { returnId, orderId } = command;
    const outbox = this.outbox.owed([
      outboxEntry(returnWithdrawn, {
        aggregateId: orderId,
        version: 1,
        data: { returnId, orderId },
      }),
    ]);
    const done = await compareAndSet(() => this.tryToWithdraw(command, outbox));
    if (done === 'withdrawn') this.publish(returnId, outbox);
  }

  /** Null when the announcement has come in between. */
  private async tryToWithdraw(
    command: Withdraw,
    outbox: Owed,
  ): Promise<'withdrawn' | 'decided' | null> {
    const { returnId } = command;
    if (await this.returns.withdraw(returnId, outbox)) return 'withdrawn';
    const known = await this.returns.find(returnId);
    if (known) return known.status === 'expected' ? null : 'decided';
    return this.returns.insert({ ...blank(command), status: 'withdrawn', outbox }).then(
      () => 'withdrawn' as const,
      (error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
        return null;
      },
    );
  }

  private publish(id: string, outbox: Owed): void {
    void this.outbox.publish(this.returns.name, id, outbox);
  }
}

function blank({
  returnId,
  returnNumber,
  orderId,
  orderNumber,
}: Withdraw): Omit<IncomingReturnDoc, 'status' | 'outbox' | 'version'> {
  return {
    _id: returnId,
    number: returnNumber,
    ...{ orderId, orderNumber },
    ...{ customerName: '', lines: [], pieces: 0, received: [], note: '' },
    actor: null,
    expectedAt: new Date(),
    receivedAt: null,
  };
}
