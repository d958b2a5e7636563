import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { projectNewest, type Projection } from '@solar/service-kit/mongo/project-newest';
import type { Model } from 'mongoose';
import type { OrderFigureDoc, PersonFigureDoc } from './dashboard.schema';

/** The dashboard's read models. */
@Injectable()
export class DashboardRepository {
  constructor(
    @InjectModel('OrderFigure') private readonly orders: Model<OrderFigureDoc>,
    @InjectModel('PersonFigure') private readonly people: Model<PersonFigureDoc>,
  ) {}

  keepOrders(orders: readonly Projection<OrderFigureDoc>[]): Promise<void> {
    return projectNewest(this.orders, orders);
  }

  keepPeople(people: readonly Projection<PersonFigureDoc>[]): Promise<void> {
    return projectNewest(this.people, people);
  }

  recentOrders(limit: number): Promise<OrderFigureDoc[]> {
    return this.orders
      .find()
      .sort({ placedAt: -1, _id: -1 })
      .limit(limit)
      .lean<OrderFigureDoc[]>()
      .exec();
  }

  countCustomers(filter: { approved?: boolean } = {}): Promise<number> {
    return this.people.countDocuments({ customer: true, active: true, ...filter });
  }
}
