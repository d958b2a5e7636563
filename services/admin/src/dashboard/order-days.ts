import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import type { DayFigure, OrderDaysDoc, OrderFigureDoc } from './dashboard.schema';

const ID = 'orders';
const DAY_MS = 86_400_000;
/** A change is looked for so much longer: it may have been stored after the count that follows its time, by another clock. */
const MARGIN_MS = 60_000;
const DAY_OF_ORDER = { $dateToString: { format: '%Y-%m-%d', date: '$placedAt' } };

/** Orders by day. Only days in which an order has changed since are counted again, so that reading costs a day's orders, not a period's. */
@Injectable()
export class OrderDays {
  constructor(
    @InjectModel('OrderFigure') private readonly orders: Model<OrderFigureDoc>,
    @InjectModel('OrderDays') private readonly counted: Model<OrderDaysDoc>,
  ) {}

  /** The figures of the days from `firstDay` (YYYY-MM-DD) on. */
  async from(firstDay: string, now: Date): Promise<DayFigure[]> {
    const known = await this.counted.findById(ID).lean<OrderDaysDoc>().exec();
    if (!known) return this.keep(await this.count({ placedAt: { $gte: startOf(firstDay) } }), now);
    const kept = known.figures.filter(({ day }) => day >= firstDay);
    const changed = await this.changedSince(known.countedAt, firstDay);
    if (changed.length === 0) return kept;
    const recounted = await this.count({ $or: changed.map(within) });
    return this.keep([...kept.filter(({ day }) => !changed.includes(day)), ...recounted], now);
  }

  private async changedSince(time: Date, firstDay: string): Promise<string[]> {
    const since = new Date(time.getTime() - MARGIN_MS);
    const days = await this.orders
      .aggregate<{ _id: string }>([
        { $match: { updatedAt: { $gte: since }, placedAt: { $gte: startOf(firstDay) } } },
        { $group: { _id: DAY_OF_ORDER } },
      ])
      .exec();
    return days.map(({ _id }) => _id);
  }

  private async count(match: object): Promise<DayFigure[]> {
    const rows = await this.orders
      .aggregate<
        Pick<DayFigure, 'orders' | 'amount'> & { _id: Omit<DayFigure, 'orders' | 'amount'> }
      >([
        { $match: match },
        {
          $group: {
            _id: { day: DAY_OF_ORDER, status: '$status', currency: '$total.currency' },
            orders: { $sum: 1 },
            amount: { $sum: '$total.amount' },
          },
        },
      ])
      .exec();
    return rows.map(({ _id, orders, amount }) => ({ ..._id, orders, amount }));
  }

  private async keep(figures: DayFigure[], countedAt: Date): Promise<DayFigure[]> {
    try {
      await this.counted.updateOne({ _id: ID }, { $set: { countedAt, figures } }, { upsert: true });
    } catch (error) {
      // Another process counted for the first time in the same moment.
      if (!isDuplicateKey(error)) throw error;
    }
    return figures;
  }
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

function within(day: string): { placedAt: object } {
  const start = startOf(day);
  return { placedAt: { $gte: start, $lt: new Date(start.getTime() + DAY_MS) } };
}
