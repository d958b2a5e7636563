import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { orderFigureSchema } from '../dashboard/dashboard.schema';
import { AUDIT_ENTRY, auditEntryDocSchema } from './audit-entry.schema';
import { AuditNames } from './audit-names';
import { AuditConsumer } from './audit.consumer';
import { AuditController } from './audit.controller';
import { AuditRepository } from './audit.repository';
import { AuditService } from './audit.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: AUDIT_ENTRY, schema: auditEntryDocSchema },
      { name: 'OrderFigure', schema: orderFigureSchema },
    ]),
  ],
  controllers: [AuditController, AuditConsumer],
  providers: [AuditService, AuditNames, AuditRepository],
})
export class AuditModule {}
