import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { STOCKTAKE_OPEN } from '@solar/contracts/inventory/states';
import type { Model } from 'mongoose';
import type { PurchaseOrderDoc } from '../purchase-orders/purchase-order.schema';
import type { StocktakeDoc } from '../stocktakes/stocktake.schema';
import type { TransferDoc } from '../transfers/transfer.schema';

/** Counts documents on which somebody still has to work. */
@Injectable()
export class OpenWorkRepository {
  constructor(
    @InjectModel('Transfer') private readonly transfers: Model<TransferDoc>,
    @InjectModel('Stocktake') private readonly stocktakes: Model<StocktakeDoc>,
    @InjectModel('PurchaseOrder') private readonly purchaseOrders: Model<PurchaseOrderDoc>,
  ) {}

  async count() {
    return {
      openTransfers: await this.transfers.countDocuments({
        status: { $in: ['pending', 'in_progress'] },
      }),
      activeStocktakes: await this.stocktakes.countDocuments({ status: { $in: STOCKTAKE_OPEN } }),
      openPurchaseOrders: await this.purchaseOrders.countDocuments({
        status: { $in: ['draft', 'pending', 'approved'] },
      }),
    };
  }
}
