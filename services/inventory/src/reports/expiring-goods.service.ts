import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Page } from '@solar/contracts/common/pagination';
import type { ExpiringGoods, ExpiringQuery } from '@solar/contracts/inventory/reports';
import { paged } from '@solar/service-kit/http/paged';
import { listPage } from '@solar/service-kit/mongo/list-page';
import type { Model } from 'mongoose';
import { LocationDirectory } from '../locations/location-directory';
import { ProductDirectory } from '../products/product-directory';
import type { BalanceDoc } from '../stock/balance.schema';
import { isExpired } from '../stock/domain/availability';

const DAY_MS = 86_400_000;

type DatedBalance = BalanceDoc & { expiresOn: string };

/** Goods that expire soon or have expired, the most urgent first. */
@Injectable()
export class ExpiringGoodsService {
  constructor(
    @InjectModel('Balance') private readonly balances: Model<BalanceDoc>,
    private readonly products: ProductDirectory,
    private readonly locations: LocationDirectory,
  ) {}

  async list(query: ExpiringQuery): Promise<Page<ExpiringGoods>> {
    const now = new Date();
    const until = new Date(now.getTime() + query.days * DAY_MS).toISOString().slice(0, 10);
    const filter = {
      expiresOn: { $type: 'string', $lte: until },
      onHand: { $gt: 0 },
      ...(query.warehouseId ? { warehouseId: query.warehouseId } : {}),
    };
    const [rows, total] = await listPage<DatedBalance>(
      this.balances,
      { filter, sort: { expiresOn: 1, _id: 1 } },
      query,
    );
    const productOf = await this.products.refs(rows.map(({ productId }) => productId));
    const binOf = await this.locations.binRefs(rows.map(({ binId }) => binId));
    const items = rows.map(({ productId, binId, lot, expiresOn, onHand, allocated }) => ({
      ...{ product: productOf(productId), bin: binOf(binId), lot: lot || null },
      ...{ expiresOn, expired: isExpired({ expiresOn }, now), onHand, allocated },
    }));
    return paged(items, total, query);
  }
}
