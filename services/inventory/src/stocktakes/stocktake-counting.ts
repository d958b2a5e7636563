import { Injectable } from '@nestjs/common';
import { isStocktakeOpen } from '@solar/contracts/inventory/states';
import type { CountStocktake } from '@solar/contracts/inventory/stocktakes';
import { problem } from '@solar/service-kit/errors/problem';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import { binLocationOf, LocationDirectory } from '../locations/location-directory';
import { ProductDirectory } from '../products/product-directory';
import { SettingsService } from '../settings/settings.service';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../stock/domain/stock-rows';
import { balanceIdOf } from '../stock/domain/stock-rows';
import { countLine, needsAnother } from './second-count';
import { StocktakeRepository } from './stocktake.repository';
import type { StocktakeDoc } from './stocktake.schema';

/** Records what people count. */
@Injectable()
export class StocktakeCounting {
  constructor(
    private readonly stocktakes: StocktakeRepository,
    private readonly locations: LocationDirectory,
    private readonly products: ProductDirectory,
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Records counts. What a count is compared with is read in the same transaction, so that goods which
   * moved since the start are no variance, and goods which move afterwards change nothing. A count above the threshold needs
   * a second one; throws 409 `stocktake.second_person` when the same person makes both.
   */
  async count(seen: StocktakeDoc, { counts }: CountStocktake, actor: Actor): Promise<void> {
    if (!isStocktakeOpen(seen.status)) {
      throw problem.illegalTransition('stocktake', seen.status, 'active');
    }
    const { _id: stocktakeId } = seen;
    const products = counts.map((count) => count.productId);
    await this.products.requireProducts(products);
    const binOf = await this.locations.requireBins(
      counts.map((count) => count.binId),
      'binId',
    );
    const thresholds = await this.settings.get();
    await this.transactions.run(async (session) => {
      const ids = counts.map((count) => balanceIdOf(count.productId, count.binId, count.lot ?? ''));
      const onHand = await this.stocktakes.onHand(ids, session);
      const lines = await this.stocktakes.linesAt(stocktakeId, ids, session);
      const costs = await this.stocktakes.costs(products, session);
      await this.assertOpenBins(stocktakeId, counts, session);
      let recount = false;
      for (const [index, { productId, binId, lot, counted, notes }] of counts.entries()) {
        const { warehouseId, zoneId } = binLocationOf(binOf(binId));
        if (warehouseId !== seen.warehouseId) throw unknownBin(index);
        const balanceId = ids[index] ?? '';
        const before = lines.get(balanceId);
        if (before && needsAnother(before, actor)) throw samePerson(index);
        const expected = onHand.get(balanceId) ?? 0;
        const outcome = countLine(
          before,
          { expected, counted, by: actor, at: new Date() },
          thresholds,
          costs.get(productId),
        );
        recount ||= outcome.recount !== before?.recount;
        const line = { balanceId, productId, warehouseId, zoneId, binId, lot: lot ?? '' };
        const _id = `${stocktakeId}|${balanceId}`;
        await this.stocktakes.saveLine({ _id, stocktakeId, ...line, ...outcome, notes }, session);
      }
      if (recount) await this.stocktakes.setRecounting(stocktakeId, session);
    });
  }

  /** What is approved is in the ledger. Throws 409 naming the counts of such bins. */
  private async assertOpenBins(
    stocktakeId: string,
    counts: CountStocktake['counts'],
    session: ClientSession,
  ): Promise<void> {
    const binIds = counts.map(({ binId }) => binId);
    const approved = await this.stocktakes.approvedBins(stocktakeId, binIds, session);
    const errors = counts.flatMap(({ binId }, index) => {
      if (!approved.has(binId)) return [];
      return [{ path: `counts.${index}.binId`, code: 'bin_approved', message: 'Approved already' }];
    });
    if (errors.length === 0) return;
    throw problem.conflict('stocktake.bin_approved', 'The bin is approved already', { errors });
  }
}

function unknownBin(index: number) {
  const path = `counts.${index}.binId`;
  return problem.validation([{ path, code: 'unknown', message: 'Not in this warehouse' }]);
}

function samePerson(index: number) {
  const errors = [
    { path: `counts.${index}`, code: 'second_person', message: 'Another person has to count' },
  ];
  return problem.conflict('stocktake.second_person', 'Another person has to count', { errors });
}
