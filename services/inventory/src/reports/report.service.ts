import { Injectable } from '@nestjs/common';
import type { MovementReport, Overview, TrialBalance } from '@solar/contracts/inventory/reports';
import { LocationRepository } from '../locations/location.repository';
import { movementCutoffs } from '../stock/domain/availability';
import { ReconciliationService } from './reconciliation.service';
import type { ReconciliationDoc } from './reconciliation.schema';
import { ReportRepository } from './report.repository';
import { OpenWorkRepository } from './open-work.repository';

const DAY_MS = 86_400_000;

function presentRun(run: ReconciliationDoc) {
  return { at: run.at.toISOString(), checked: run.checked, drifts: run.drifts.length };
}

/** The overview and the reports of the back office. */
@Injectable()
export class ReportService {
  constructor(
    private readonly reports: ReportRepository,
    private readonly openWork: OpenWorkRepository,
    private readonly locations: LocationRepository,
    private readonly reconciliation: ReconciliationService,
  ) {}

  async overview(): Promise<Overview> {
    const totals = await this.reports.totals();
    const byStatus = await this.reports.countByStatus();
    const cutoffs = movementCutoffs(new Date());
    const fast = await this.reports.countShippedSince(cutoffs.fast);
    const moving = await this.reports.countShippedSince(cutoffs.slow);
    const last = await this.reconciliation.last();
    return {
      products: totals.products,
      onHand: totals.onHand,
      allocated: totals.allocated,
      held: totals.held,
      available: totals.onHand - totals.allocated - totals.held,
      byStatus: {
        in_stock: byStatus.get('in_stock') ?? 0,
        low_stock: byStatus.get('low_stock') ?? 0,
        out_of_stock: byStatus.get('out_of_stock') ?? 0,
      },
      byMovementClass: {
        fast,
        slow: moving - fast,
        non_moving: totals.products - moving,
      },
      ordersToShip: await this.reports.countOrdersToShip(),
      ...(await this.openWork.count()),
      reconciliation: last ? presentRun(last) : null,
    };
  }

  async movement(days: number): Promise<MovementReport> {
    const since = new Date(Date.now() - days * DAY_MS);
    return {
      days,
      byDay: await this.reports.piecesByDay(since),
      byReason: await this.reports.piecesByReason(since),
    };
  }

  /** What every location holds by its moves. The virtual ones owe what the bins have. */
  async trialBalance(): Promise<TrialBalance> {
    const sums = new Map<string, { kind: string; warehouseId: string; pieces: number }>();
    for (const [end, sign] of [
      ['to', 1],
      ['from', -1],
    ] as const) {
      for (const row of await this.reports.piecesAt(end)) {
        const key = `${row.kind}|${row.warehouseId}`;
        const sum = sums.get(key) ?? { ...row, pieces: 0 };
        sums.set(key, { ...sum, pieces: sum.pieces + sign * row.pieces });
      }
    }
    const rows = [...sums.values()];
    const warehouses = await this.locations.findWarehouses(rows.map((row) => row.warehouseId));
    const codes = new Map(warehouses.map((warehouse) => [warehouse._id, warehouse.code]));
    const locations = rows
      .map(({ kind, warehouseId, pieces }) => ({
        kind,
        code: codes.get(warehouseId) ?? warehouseId,
        pieces,
      }))
      .sort((a, b) => `${a.kind}${a.code}`.localeCompare(`${b.kind}${b.code}`));
    return { locations, sum: rows.reduce((total, row) => total + row.pieces, 0) };
  }

  async reconcile() {
    return presentRun(await this.reconciliation.run());
  }
}
