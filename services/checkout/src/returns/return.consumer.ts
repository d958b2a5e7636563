import { Controller } from '@nestjs/common';
import { returnReceived, returnWithdrawn } from '@solar/contracts/inventory/events';
import { Consume } from '@solar/service-kit/messaging/handlers';
import type { z } from 'zod';
import { ReturnProgress } from './return-progress';

@Controller()
export class ReturnConsumer {
  constructor(private readonly progress: ReturnProgress) {}

  @Consume(returnReceived, { durable: 'return-received' })
  async received(data: z.infer<typeof returnReceived.data>): Promise<void> {
    await this.progress.received(data);
  }

  @Consume(returnWithdrawn, { durable: 'return-withdrawn' })
  async withdrawn(data: z.infer<typeof returnWithdrawn.data>): Promise<void> {
    await this.progress.withdrawn(data);
  }
}
