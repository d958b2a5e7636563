import { Injectable } from '@nestjs/common';
import type { Dashboard } from '@solar/contracts/admin/site-http';
import { MessagesService } from '../messages/messages.service';
import { DashboardRepository } from './dashboard.repository';
import type { DayFigure } from './dashboard.schema';
import { OrderDays } from './order-days';
import { StockFigures } from './stock-figures';

const DAY_MS = 86_400_000;
const DAYS = 30;
const RECENT = 8;
/** Orders that ended without a sale. */
const NOT_SOLD: readonly string[] = ['cancelled', 'refunded'];

function sumBy<K extends keyof DayFigure>(
  figures: readonly DayFigure[],
  key: K,
  value: 'orders' | 'amount',
): Map<DayFigure[K], number> {
  const sums = new Map<DayFigure[K], number>();
  for (const one of figures) sums.set(one[key], (sums.get(one[key]) ?? 0) + one[value]);
  return sums;
}

function revenue(figures: readonly DayFigure[]): Dashboard['revenue30Days'] {
  const sold = figures.filter(({ status }) => !NOT_SOLD.includes(status));
  return [...sumBy(sold, 'currency', 'amount')].map(([currency, amount]) => ({ amount, currency }));
}

const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);

/** The figures that staff see first. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly figures: DashboardRepository,
    private readonly orderDays: OrderDays,
    private readonly stock: StockFigures,
    private readonly messages: MessagesService,
  ) {}

  async read(now = new Date()): Promise<Dashboard> {
    const days = Array.from({ length: DAYS }, (_, i) => dayBefore(now, DAYS - 1 - i));
    const [orders, recent, customers, customersPending, newMessages] = await Promise.all([
      this.orderDays.from(dayBefore(now, DAYS - 1), now),
      this.figures.recentOrders(RECENT),
      this.figures.countCustomers(),
      this.figures.countCustomers({ approved: false }),
      this.messages.countNew(),
    ]);
    const perDay = sumBy(orders, 'day', 'orders');
    const perStatus = sumBy(orders, 'status', 'orders');
    return {
      ordersToday: perDay.get(dayBefore(now, 0)) ?? 0,
      orders30Days: [...perDay.values()].reduce((sum, count) => sum + count, 0),
      revenue30Days: revenue(orders),
      customers,
      customersPending,
      lowStock: this.stock.count('low_stock'),
      outOfStock: this.stock.count('out_of_stock'),
      newMessages,
      ordersPerDay: days.map((day) => ({ day, orders: perDay.get(day) ?? 0 })),
      ordersByStatus: [...perStatus].map(([status, count]) => ({ status, orders: count })),
      recentOrders: recent.map((order) => ({
        orderId: order._id,
        orderNumber: order.orderNumber,
        email: order.email,
        status: order.status,
        total: order.total,
        placedAt: order.placedAt.toISOString(),
      })),
    };
  }
}
