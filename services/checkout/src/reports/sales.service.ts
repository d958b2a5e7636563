import { Injectable } from '@nestjs/common';
import type {
  Period,
  SalesBy,
  SalesFigures,
  SalesQuery,
  SalesReport,
  SalesRow,
} from '@solar/contracts/checkout/reports-http';
import { money } from '@solar/contracts/common/money';
import { hasPermission } from '@solar/contracts/common/permissions';
import type { Principal } from '@solar/service-kit/auth/principal';
import { paged, skipOf } from '@solar/service-kit/http/paged';
import { ProductViews } from '../products/product-views';
import { SiteSettingsService } from '../settings/site-settings.service';
import { GoodsCosts } from './goods-costs';
import { periodBefore, stepsOf } from './periods';
import { SalesRepository, type LineSums, type OrderKey, type OrderSums } from './sales.repository';

/** A row before it is written in the report's currency. */
type Sums = Omit<SalesRow, 'goods' | 'goodsBefore' | 'revenue' | 'cost'> & {
  goods: number;
  goodsBefore: number | null;
  revenue: number | null;
};
type Asked = { period: Period; before: Period; currency: string };

const NOTHING = {
  orders: 0,
  pieces: 0,
  goods: 0,
  shipping: 0,
  tax: 0,
  total: 0,
  refunded: 0,
};

/** Sales of a period, against as many days right before it. */
@Injectable()
export class SalesService {
  constructor(
    private readonly sales: SalesRepository,
    private readonly products: ProductViews,
    private readonly settings: SiteSettingsService,
    private readonly costs: GoodsCosts,
  ) {}

  async report(query: SalesQuery, reader: Principal): Promise<SalesReport> {
    const period = { from: query.from, to: query.to };
    const before = periodBefore(period);
    const currency = query.currency ?? (await this.settings.current()).currency;
    const asked = { period, before, currency };
    const [now, then, rows, costOf] = await Promise.all([
      this.sales.byCurrency(period),
      this.sales.byCurrency(before),
      this.rows(query.by, asked),
      hasPermission(reader, 'catalog.costs.read') ? this.costsBy(query.by, asked) : null,
    ]);
    const shown = rows.slice(skipOf(query), skipOf(query) + query.pageSize);
    return {
      ...paged(
        shown.map((row) => ({ ...written(row, currency), ...costOf?.(row.key) })),
        rows.length,
        query,
      ),
      by: query.by,
      ...asked,
      currencies: now.map(({ key }) => key).toSorted(),
      figures: { ...figuresOf(now, currency), ...costOf?.() },
      figuresBefore: figuresOf(then, currency),
    };
  }

  private rows(by: SalesBy, asked: Asked): Promise<Sums[]> {
    if (by === 'product' || by === 'category') return this.rowsOfLines(by, asked);
    return by === 'customer' ? this.rowsOfCustomers(asked) : this.rowsOfTime(by, asked);
  }

  private async rowsOfLines(by: 'product' | 'category', asked: Asked): Promise<Sums[]> {
    const { period, before, currency } = asked;
    const [now, then] = await Promise.all([
      this.sales.byLine(period, currency),
      this.sales.byLine(before, currency),
    ]);
    const keyOf = by === 'product' ? productOf : await this.categories([...now, ...then]);
    const earlier = new Map<string, number>();
    for (const line of then) add(earlier, keyOf(line), line.goods);
    const rows = new Map<string, Sums>();
    for (const line of now) {
      const key = keyOf(line);
      const row = rows.get(key);
      const name = by === 'product' ? line.name : key;
      rows.set(key, {
        key,
        name,
        orders: null,
        pieces: (row?.pieces ?? 0) + line.pieces,
        goods: (row?.goods ?? 0) + line.goods,
        goodsBefore: earlier.get(key) ?? 0,
        revenue: null,
      });
    }
    return bestFirst([...rows.values()]);
  }

  private async rowsOfCustomers({ period, before, currency }: Asked): Promise<Sums[]> {
    const [now, then] = await Promise.all([
      this.sales.byOrder(period, currency, 'customer'),
      this.sales.byOrder(before, currency, 'customer'),
    ]);
    const earlier = new Map(then.map(({ key, goods }) => [key, goods]));
    return bestFirst(now.map((sums) => rowOf(sums, earlier.get(sums.key) ?? 0)));
  }

  /** Every day or month of the period, also those without a sale. */
  private async rowsOfTime(by: 'day' | 'month', asked: Asked): Promise<Sums[]> {
    const { period, before, currency } = asked;
    const [now, then] = await Promise.all([
      this.sales.byOrder(period, currency, by),
      by === 'day' ? this.sales.byOrder(before, currency, by) : [],
    ]);
    const sums = new Map(now.map((one) => [one.key, one]));
    const earlier = new Map(then.map(({ key, goods }) => [key, goods]));
    const daysBefore = stepsOf(before, 'day');
    return stepsOf(period, by).map((key, index) =>
      rowOf(
        { ...(sums.get(key) ?? NOTHING), key, name: key },
        by === 'month' ? null : (earlier.get(daysBefore[index] ?? '') ?? 0),
      ),
    );
  }

  private async costsBy(by: SalesBy, { period, currency }: Asked) {
    const key: OrderKey | undefined = by === 'product' || by === 'category' ? undefined : by;
    const lines = await this.sales.byLine(period, currency, key);
    const keyOf = by === 'category' ? await this.categories(lines) : (line: LineSums) => line.key;
    return this.costs.of(
      lines.map((line) => ({ ...line, key: keyOf(line) })),
      currency,
    );
  }

  /** The category of a line's product: the one that it has today; empty for a product that is gone. */
  private async categories(lines: readonly LineSums[]): Promise<(line: LineSums) => string> {
    const views = await this.products.byIds([...new Set(lines.map(productOf))]);
    return ({ productId }) => views.get(productId)?.categorySlug ?? '';
  }
}

const productOf = ({ productId }: LineSums): string => productId;

function add(sums: Map<string, number>, key: string, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}

function bestFirst(rows: Sums[]): Sums[] {
  return rows.toSorted((a, b) => b.goods - a.goods || (a.key < b.key ? -1 : 1));
}

function rowOf(sums: OrderSums, goodsBefore: number | null): Sums {
  const { key, name, orders, pieces, goods, total, refunded } = sums;
  return { key, name, orders, pieces, goods, goodsBefore, revenue: total - refunded };
}

function written({ goods, goodsBefore, revenue, ...row }: Sums, currency: string): SalesRow {
  const amount = (minor: number | null) => (minor === null ? null : money(minor, currency));
  return {
    ...row,
    goods: money(goods, currency),
    goodsBefore: amount(goodsBefore),
    revenue: amount(revenue),
  };
}

function figuresOf(sums: readonly OrderSums[], currency: string): SalesFigures {
  const found = sums.find(({ key }) => key === currency) ?? NOTHING;
  const amount = (minor: number) => money(minor, currency);
  return {
    orders: found.orders,
    pieces: found.pieces,
    goods: amount(found.goods),
    shipping: amount(found.shipping),
    tax: amount(found.tax),
    total: amount(found.total),
    refunded: amount(found.refunded),
    revenue: amount(found.total - found.refunded),
  };
}
