import { Injectable } from '@nestjs/common';
import type { Dashboard } from '@solar/contracts/admin/site-http';
import { MessagesService } from '../messages/messages.service';
import { DashboardRepository } from './dashboard.repository';
import type { OrderFigureDoc } from './dashboard.schema';
import { StockFigures } from './stock-figures';

const DAY_MS = 86_400_000;
const DAYS = 30;
const RECENT = 8;
/** Orders that ended without a sale. */
const NOT_SOLD: readonly string[] = ['cancelled', 'refunded'];

type Figure = Pick<OrderFigureDoc, 'status' | 'total' | 'placedAt'>;

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function revenue(orders: readonly Figure[]): Dashboard['revenue30Days'] {
  const sums = new Map<string, number>();
  for (const { status, total } of orders) {
    if (NOT_SOLD.includes(status)) continue;
    sums.set(total.currency, (sums.get(total.currency) ?? 0) + total.amount);
  }
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}

/** The figures that staff see first. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly figures: DashboardRepository,
    private readonly stock: StockFigures,
    private readonly messages: MessagesService,
  ) {}

  async read(now = new Date()): Promise<Dashboard> {
    const today = now.toISOString().slice(0, 10);
    const firstDay = new Date(new Date(`${today}T00:00:00Z`).getTime() - (DAYS - 1) * DAY_MS);
    const [orders, recent, customers, customersPending, newMessages] = await Promise.all([
      this.figures.ordersSince(firstDay),
      this.figures.recentOrders(RECENT),
      this.figures.countCustomers(),
      this.figures.countCustomers({ approved: false }),
      this.messages.countNew(),
    ]);
    const perDay = countBy(orders.map((order) => order.placedAt.toISOString().slice(0, 10)));
    const perStatus = countBy(orders.map((order) => order.status));
    return {
      ordersToday: perDay.get(today) ?? 0,
      orders30Days: orders.length,
      revenue30Days: revenue(orders),
      customers,
      customersPending,
      lowStock: this.stock.count('low_stock'),
      outOfStock: this.stock.count('out_of_stock'),
      newMessages,
      ordersPerDay: Array.from({ length: DAYS }, (_, i) => {
        const day = new Date(firstDay.getTime() + i * DAY_MS).toISOString().slice(0, 10);
        return { day, orders: perDay.get(day) ?? 0 };
      }),
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
