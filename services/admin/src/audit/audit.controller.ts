import { Controller, Get, Param, Query } from '@nestjs/common';
import {
  auditHistoryQuerySchema,
  auditPageSchema,
  auditQuerySchema,
} from '@solar/contracts/admin/audit-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { AuditService } from './audit.service';

class AuditListQuery extends createZodDto(auditQuerySchema) {}
class AuditHistoryQuery extends createZodDto(auditHistoryQuerySchema) {}
class AuditPageDto extends createZodDto(auditPageSchema) {}

@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @RequirePermission('admin.audit.read')
  @ZodResponse({ status: 200, type: AuditPageDto })
  list(@Query() query: AuditListQuery, @CurrentUser() reader: Principal) {
    return this.audit.page(query, reader);
  }

  /** Needs the permission to read the thing, beside the one to enter the back office. */
  @Get(':type/:id')
  @RequirePermission('admin.area.access')
  @ZodResponse({ status: 200, type: AuditPageDto })
  history(
    @Param('type') type: string,
    @Param('id') id: string,
    @Query() page: AuditHistoryQuery,
    @CurrentUser() reader: Principal,
  ) {
    return this.audit.ofThing(type, id, page, reader);
  }
}
