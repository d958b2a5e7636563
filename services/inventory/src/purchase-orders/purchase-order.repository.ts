import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PurchaseOrderQuery } from '@solar/contracts/inventory/purchase-orders';
import type { Total } from '@solar/service-kit/http/paged';
import { searchTermsFilter, searchTermsFrom } from '@solar/service-kit/mongo/search-terms';
import { updateVersioned } from '@solar/service-kit/mongo/update-versioned';
import { listPage } from '@solar/service-kit/mongo/list-page';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import { periodFilter } from '../lists/period';
import { SEARCH_FIELDS } from '../lists/search-fields';
import type { PurchaseOrderDoc } from './purchase-order.schema';

/** Purchase orders in the database. */
@Injectable()
export class PurchaseOrderRepository {
  constructor(@InjectModel('PurchaseOrder') private readonly orders: Model<PurchaseOrderDoc>) {}

  async list(query: PurchaseOrderQuery): Promise<[PurchaseOrderDoc[], Total]> {
    const { q, status, supplierId, warehouseId } = query;
    const filter: QueryFilter<PurchaseOrderDoc> = {
      ...periodFilter('at', query),
      ...(status ? { status } : {}),
      ...(supplierId ? { supplierId } : {}),
      ...(warehouseId ? { warehouseId } : {}),
      ...searchTermsFilter(q),
    };
    const sort = { at: -1, _id: -1 } as const;
    return listPage<PurchaseOrderDoc>(
      this.orders,
      { filter, sort, soughtBy: 'searchTerms' },
      query,
    );
  }

  find(id: string): Promise<PurchaseOrderDoc | null> {
    return this.orders.findById(id).lean<PurchaseOrderDoc>().exec();
  }

  async insert(doc: Omit<PurchaseOrderDoc, 'version'>, session: ClientSession): Promise<void> {
    await this.orders.create([doc], { session });
  }

  update(
    seen: PurchaseOrderDoc,
    edit: Partial<Omit<PurchaseOrderDoc, '_id' | 'version'>>,
    session: ClientSession,
  ): Promise<void> {
    const searchTerms = searchTermsFrom({ ...seen, ...edit }, SEARCH_FIELDS.purchase_orders);
    return updateVersioned(this.orders, seen, { $set: { ...edit, searchTerms } }, session);
  }
}
