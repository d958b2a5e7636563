import { Injectable } from '@nestjs/common';
import type { CorrectExpiry, StockDetail } from '@solar/contracts/inventory/stock-levels';
import { AuditTrail } from '@solar/service-kit/audit/audit-trail';
import { problem } from '@solar/service-kit/errors/problem';
import { LotDates } from '../documents/lot-dates';
import { Ledger } from '../stock/ledger';
import { correctExpiryCommand } from '../stock/stock-commands';
import { WaitingOrders } from '../stock/waiting-orders';
import { StockLevelService } from './stock-level.service';

/** Corrects the last day of a lot that was entered wrongly, in all its bins and for what comes of it later. */
@Injectable()
export class LotCorrectionService {
  constructor(
    private readonly levels: StockLevelService,
    private readonly lots: LotDates,
    private readonly ledger: Ledger,
    private readonly waiting: WaitingOrders,
    private readonly audit: AuditTrail,
  ) {}

  /** Throws 404 for a lot of which nothing is there. */
  async correct(productId: string, input: CorrectExpiry): Promise<StockDetail> {
    const { lot, expiresOn, reason } = input;
    const detail = await this.levels.get(productId);
    const there = detail.balances.filter((row) => row.lot === lot);
    if (there.length === 0) throw problem.notFound('Lot');
    const before = there.map((row) => row.expiresOn ?? null).sort()[0] ?? null;
    const thing = { type: 'lot', id: `${productId}|${lot}`, label: `${detail.sku} ${lot}` };
    const changes = [
      { field: 'expiresOn', from: before, to: expiresOn },
      { field: 'reason', from: null, to: reason },
    ];
    await this.ledger.execute(
      correctExpiryCommand(
        { productId, lot, expiresOn },
        {
          after: async (session) => {
            await this.lots.correct({ productId, lot }, expiresOn, session);
            await this.audit.record('changed', thing, changes, session);
          },
        },
      ),
    );
    this.waiting.cover([productId]);
    return this.levels.get(productId);
  }
}
