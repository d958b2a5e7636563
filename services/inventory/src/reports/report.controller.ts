import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  expiringPageSchema,
  expiringQuerySchema,
  movementReportQuerySchema,
  movementReportSchema,
  overviewSchema,
  reconciliationSchema,
  trialBalanceSchema,
} from '@solar/contracts/inventory/reports';
import {
  ageingPageSchema,
  ageingQuerySchema,
  valuationQuerySchema,
  valuationSchema,
} from '@solar/contracts/inventory/valuation';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { ExpiringGoodsService } from './expiring-goods.service';
import { ReportService } from './report.service';
import { ValuationService } from './valuation.service';

class OverviewView extends createZodDto(overviewSchema) {}
class MovementReportQuery extends createZodDto(movementReportQuerySchema) {}
class MovementReportView extends createZodDto(movementReportSchema) {}
class ExpiringListQuery extends createZodDto(expiringQuerySchema) {}
class ExpiringPage extends createZodDto(expiringPageSchema) {}
class ValuationListQuery extends createZodDto(valuationQuerySchema) {}
class ValuationView extends createZodDto(valuationSchema) {}
class AgeingListQuery extends createZodDto(ageingQuerySchema) {}
class AgeingPage extends createZodDto(ageingPageSchema) {}
class TrialBalanceView extends createZodDto(trialBalanceSchema) {}
class ReconciliationView extends createZodDto(reconciliationSchema) {}

@Controller('api/inventory/reports')
export class ReportController {
  constructor(
    private readonly reports: ReportService,
    private readonly expiring: ExpiringGoodsService,
    private readonly values: ValuationService,
  ) {}

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

  @Get('expiring')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: ExpiringPage })
  expiringGoods(@Query() query: ExpiringListQuery) {
    return this.expiring.list(query);
  }

  @Get('valuation')
  @RequirePermission('catalog.costs.read')
  @ZodResponse({ status: 200, type: ValuationView })
  valuation(@Query() query: ValuationListQuery) {
    return this.values.valuation(query);
  }

  @Get('ageing')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: AgeingPage })
  ageing(@Query() query: AgeingListQuery) {
    return this.values.ageing(query);
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
