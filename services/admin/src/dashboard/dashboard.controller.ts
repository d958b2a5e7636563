import { Controller, Get } from '@nestjs/common';
import { dashboardSchema } from '@solar/contracts/admin/site-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { DashboardService } from './dashboard.service';

class DashboardDto extends createZodDto(dashboardSchema) {}

@Controller('api/admin/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get()
  @RequirePermission('admin.dashboard.read')
  @ZodResponse({ status: 200, type: DashboardDto })
  read() {
    return this.dashboard.read();
  }
}
