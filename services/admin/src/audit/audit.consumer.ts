import { Controller } from '@nestjs/common';
import { auditRecorded, type AuditEntry } from '@solar/contracts/common/audit';
import type { Envelope } from '@solar/contracts/common/envelope';
import { ConsumeBatch } from '@solar/service-kit/messaging/handlers';
import { AuditRepository } from './audit.repository';

/** Gathers the entries of all services. */
@Controller()
export class AuditConsumer {
  constructor(private readonly entries: AuditRepository) {}

  @ConsumeBatch(auditRecorded, { durable: 'audit-trail' })
  async recorded(batch: readonly Envelope<AuditEntry>[]): Promise<void> {
    await this.entries.add(batch.map(({ data }) => data));
  }
}
