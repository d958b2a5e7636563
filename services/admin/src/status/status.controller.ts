import { Controller, Get } from '@nestjs/common';
import { systemStatusSchema } from '@solar/contracts/admin/status-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { StatusService } from './status.service';

class SystemStatusDto extends createZodDto(systemStatusSchema) {}

/** How the services are now, asked when somebody looks. */
@Controller('api/admin/status')
export class StatusController {
  constructor(private readonly status: StatusService) {}

  @Get()
  @RequirePermission('admin.status.read')
  @ZodResponse({ status: 200, type: SystemStatusDto })
  read() {
    return this.status.read();
  }
}
