import { Controller } from '@nestjs/common';
import { expectReturn, withdrawReturn } from '@solar/contracts/inventory/commands';
import { Consume } from '@solar/service-kit/messaging/handlers';
import type { z } from 'zod';
import { ExpectedReturns } from './expected-returns';

@Controller()
export class IncomingReturnConsumer {
  constructor(private readonly expected: ExpectedReturns) {}

  @Consume(expectReturn, { durable: 'expect-return' })
  async expect(data: z.infer<typeof expectReturn.data>): Promise<void> {
    await this.expected.expect(data);
  }

  @Consume(withdrawReturn, { durable: 'withdraw-return' })
  async withdraw(data: z.infer<typeof withdrawReturn.data>): Promise<void> {
    await this.expected.withdraw(data);
  }
}
