import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  movementReportQuerySchema,
  movementReportSchema,
  overviewSchema,
  reconciliationSchema,
  trialBalanceSchema,
} from '@solar/contracts/inventory/reports';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { createZodDto, ZodResponse } from 'nestjs-zod';
import { ReportService } from './report.service';

class OverviewView extends createZodDto(overviewSchema) {}
class MovementReportQuery extends createZodDto(movementReportQuerySchema) {}
class MovementReportView extends createZodDto(movementReportSchema) {}
class TrialBalanceView extends createZodDto(trialBalanceSchema) {}
class ReconciliationView extends createZodDto(reconciliationSchema) {}

@Controller('api/inventory/reports')
export class ReportController {
  constructor(private readonly reports: ReportService) {}

  @Get('overview')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: OverviewView })
  overview() {
    return this.reports.overview();
  }

  @Get('movement')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: MovementReportView })
  movement(@Query() { days }: MovementReportQuery) {
    return this.reports.movement(days);
  }

  @Get('trial-balance')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: TrialBalanceView })
  trialBalance() {
    return this.reports.trialBalance();
  }

  @Post('reconciliation')
  @RequirePermission('inventory.stock.adjust')
  @ZodResponse({ status: 200, type: ReconciliationView })
  @HttpCode(200)
  reconcile() {
    return this.reports.reconcile();
  }
}
