import { Injectable } from '@nestjs/common';
import type { ReversalRef, ReversibleDocument } from '@solar/contracts/inventory/reversals';
import { problem } from '@solar/service-kit/errors/problem';
import type { ClientSession } from 'mongoose';
import { AdjustmentRepository } from '../adjustments/adjustment.repository';
import { PurchaseOrderReceiving } from '../purchase-orders/purchase-order-receiving';
import { ReceiptRepository } from '../receipts/receipt.repository';
import type { StockUnitOfWork } from '../stock/domain/stock-unit-of-work';
import { StocktakeRepository } from '../stocktakes/stocktake.repository';
import { TransferRepository } from '../transfers/transfer.repository';

/** A document that can be reversed, and what its reversal changes beside the stock. */
export interface Reversible {
  number: string;
  effect?: (work: StockUnitOfWork) => void;
  /** Names the reversal in the document, within the transaction of the counter-moves. */
  mark(reversal: ReversalRef, session: ClientSession): Promise<void>;
}

function assertOpen(document: { number: string; reversal?: ReversalRef | null }): void {
  if (!document.reversal) return;
  const { number } = document.reversal;
  throw problem.conflict('document.reversed', `${document.number} was reversed by ${number}`);
}

function assertCompleted(document: { number: string; status: string }): void {
  if (document.status === 'completed') return;
  throw problem.conflict('document.not_posted', `${document.number} is ${document.status}`);
}

/** Looks up the document of a reversal by its kind. Throws 404, and 409 when it can't be reversed. */
@Injectable()
export class ReversibleDocuments {
  constructor(
    private readonly receipts: ReceiptRepository,
    private readonly receiving: PurchaseOrderReceiving,
    private readonly adjustments: AdjustmentRepository,
    private readonly transfers: TransferRepository,
    private readonly stocktakes: StocktakeRepository,
  ) {}

  find(type: ReversibleDocument, id: string): Promise<Reversible> {
    switch (type) {
      case 'receipt':
        return this.receipt(id);
      case 'adjustment':
        return this.adjustment(id);
      case 'transfer':
        return this.transfer(id);
      case 'stocktake':
        return this.stocktake(id);
    }
  }

  /** The goods of a reversed receipt are open again on its purchase order. */
  private async receipt(id: string): Promise<Reversible> {
    const seen = await this.receipts.find(id);
    if (!seen) throw problem.notFound('Goods receipt');
    assertOpen(seen);
    const returned = seen.lines.map((line) => ({ ...line, quantity: -line.quantity }));
    const order = await this.receiving.orderOf(seen.purchaseOrderId);
    return {
      number: seen.number,
      effect: (work) => this.receiving.expectRest(work, order, returned),
      mark: async (reversal, session) => {
        await this.receipts.update(seen, { reversal }, session);
        await this.receiving.book(order, returned, session);
      },
    };
  }

  private async adjustment(id: string): Promise<Reversible> {
    const seen = await this.adjustments.find(id);
    if (!seen) throw problem.notFound('Adjustment');
    assertOpen(seen);
    return {
      number: seen.number,
      mark: (reversal, session) => this.adjustments.update(seen, { reversal }, session),
    };
  }

  private async transfer(id: string): Promise<Reversible> {
    const seen = await this.transfers.find(id);
    if (!seen) throw problem.notFound('Transfer');
    assertOpen(seen);
    assertCompleted(seen);
    return {
      number: seen.number,
      mark: (reversal, session) => this.transfers.update(seen, { reversal }, session),
    };
  }

  private async stocktake(id: string): Promise<Reversible> {
    const seen = await this.stocktakes.find(id);
    if (!seen) throw problem.notFound('Stocktake');
    assertOpen(seen);
    // One that was stopped may have posted some of its bins.
    if (seen.status !== 'cancelled') assertCompleted(seen);
    return {
      number: seen.number,
      mark: (reversal, session) => this.stocktakes.update(seen, { reversal }, session),
    };
  }
}
