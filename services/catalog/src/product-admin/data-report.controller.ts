import { Controller, Get, Query } from '@nestjs/common';
import { dataReportQuerySchema, dataReportSchema } from '@solar/contracts/catalog/data-report-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { DataReportService } from './data-report.service';

class ReportQuery extends createZodDto(dataReportQuerySchema) {}
class ReportDto extends createZodDto(dataReportSchema) {}

@Controller('api/catalog/admin/data-report')
@RequirePermission('catalog.products.read')
export class DataReportController {
  constructor(private readonly report: DataReportService) {}

  @Get()
  @ZodResponse({ status: 200, type: ReportDto })
  page(@Query() query: ReportQuery) {
    return this.report.page(query);
  }
}
