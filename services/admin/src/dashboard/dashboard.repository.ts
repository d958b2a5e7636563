import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import type { OrderFigureDoc, PersonFigureDoc, StockFigureDoc } from './dashboard.schema';

type Figure = { _id: string; version: number };
type Fields<T> = Omit<T, '_id' | 'version' | 'createdAt' | 'updatedAt'>;

/** Keeps the newest state by version: late and repeated events change nothing. */
async function keepNewest<T extends Figure>(
  model: Model<T>,
  id: string,
  version: number,
  fields: Fields<T>,
): Promise<void> {
  try {
    await model.collection.updateOne(
      { _id: id as never, version: { $lt: version } as never },
      { $set: { ...fields, version } as never },
      { upsert: true },
    );
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** The dashboard's read models. */
@Injectable()
export class DashboardRepository {
  constructor(
    @InjectModel('OrderFigure') private readonly orders: Model<OrderFigureDoc>,
    @InjectModel('PersonFigure') private readonly people: Model<PersonFigureDoc>,
    @InjectModel('StockFigure') private readonly stock: Model<StockFigureDoc>,
  ) {}

  keepOrder(id: string, version: number, fields: Fields<OrderFigureDoc>): Promise<void> {
    return keepNewest(this.orders, id, version, fields);
  }

  keepPerson(id: string, version: number, fields: Fields<PersonFigureDoc>): Promise<void> {
    return keepNewest(this.people, id, version, fields);
  }

  keepStock(id: string, version: number, fields: Fields<StockFigureDoc>): Promise<void> {
    return keepNewest(this.stock, id, version, fields);
  }

  recentOrders(limit: number): Promise<OrderFigureDoc[]> {
    return this.orders
      .find()
      .sort({ placedAt: -1, _id: -1 })
      .limit(limit)
      .lean<OrderFigureDoc[]>()
      .exec();
  }

  ordersSince(since: Date) {
    return this.orders
      .find({ placedAt: { $gte: since } }, { status: 1, total: 1, placedAt: 1 })
      .lean<Pick<OrderFigureDoc, 'status' | 'total' | 'placedAt'>[]>()
      .exec();
  }

  countCustomers(filter: { approved?: boolean } = {}): Promise<number> {
    return this.people.countDocuments({ customer: true, active: true, ...filter });
  }

  countStock(status: StockFigureDoc['status']): Promise<number> {
    return this.stock.countDocuments({ status });
  }
}
