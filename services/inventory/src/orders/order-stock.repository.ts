import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { OrderLogQuery, OrderStockQuery } from '@solar/contracts/inventory/order-inventory';
import { skipOf } from '@solar/service-kit/http/paged';
import type { Model, QueryFilter } from 'mongoose';
import { beginsWith } from '@solar/service-kit/mongo/text-pattern';
import { periodFilter } from '../documents/period';
import type { OrderLogDoc } from '../stock/order-log.schema';
import type { OrderStockDoc } from '../stock/order-stock.schema';

/** Reads the stock of orders and what happened to it. */
@Injectable()
export class OrderStockRepository {
  constructor(
    @InjectModel('OrderStock') private readonly orders: Model<OrderStockDoc>,
    @InjectModel('OrderLog') private readonly log: Model<OrderLogDoc>,
  ) {}

  async list(query: OrderStockQuery): Promise<[OrderStockDoc[], number]> {
    const { status, warehouseId, q } = query;
    const filter: QueryFilter<OrderStockDoc> = {
      ...(status ? { status } : {}),
      ...(warehouseId ? { 'lines.warehouseId': warehouseId } : {}),
      ...(q ? { orderNumber: beginsWith(q.toUpperCase()) } : {}),
    };
    const items = await this.orders
      .find(filter)
      .sort({ allocatedAt: status === 'allocated' ? 1 : -1, _id: 1 })
      .skip(skipOf(query))
      .limit(query.pageSize)
      .lean<OrderStockDoc[]>();
    return [items, await this.orders.countDocuments(filter)];
  }

  find(orderId: string): Promise<OrderStockDoc | null> {
    return this.orders.findById(orderId).lean<OrderStockDoc>().exec();
  }

  findByNumber(orderNumber: string): Promise<OrderStockDoc | null> {
    return this.orders.findOne({ orderNumber }).lean<OrderStockDoc>().exec();
  }

  async listLog(query: OrderLogQuery): Promise<[OrderLogDoc[], number]> {
    const { orderId, productId, operation, q } = query;
    const filter: QueryFilter<OrderLogDoc> = {
      ...periodFilter('at', query),
      ...(orderId ? { orderId } : {}),
      ...(productId ? { productId } : {}),
      ...(operation ? { operation } : {}),
      ...(q ? { orderNumber: beginsWith(q.toUpperCase()) } : {}),
    };
    const items = await this.log
      .find(filter)
      .sort({ at: -1, _id: -1 })
      .skip(skipOf(query))
      .limit(query.pageSize)
      .lean<OrderLogDoc[]>();
    return [items, await this.log.countDocuments(filter)];
  }
}
