import { wholeUnits } from '@solar/contracts/common/minor-units';
import { money, type Money } from '@solar/contracts/common/money-arithmetic';
import type { SalesBy, SalesRow } from '@solar/contracts/checkout/reports-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { useTranslation } from 'react-i18next';
import { createElement } from 'react';
import { Link } from 'react-router';
import { urls } from '../../urls';
import { change } from './sales-range';
import { useRowName } from './use-row-name';

/** The columns that the rows of a report have; costs and margin for those who may see them. */
export function useSalesColumns(by: SalesBy, withCosts: boolean) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const nameOf = useRowName(by);
  const amount = (id: string, of: (row: SalesRow) => Money | null | undefined) => ({
    id,
    header: t(`admin.sales.${id}`),
    cell: (row: SalesRow) => {
      const value = of(row);
      return value ? format.money(value) : '–';
    },
    value: (row: SalesRow) => {
      const value = of(row);
      return value ? wholeUnits(value) : '';
    },
    align: 'end' as const,
    sortable: false,
  });
  const count = (id: 'orders' | 'pieces') => ({
    id,
    header: t(`admin.sales.${id}`),
    cell: (row: SalesRow) => format.number(row[id] ?? 0),
    value: (row: SalesRow) => row[id] ?? 0,
    align: 'end' as const,
    sortable: false,
  });
  const wholeOrders = by === 'customer' || by === 'month' || by === 'day';
  const columns: DataColumn<SalesRow>[] = [
    {
      id: 'name',
      header: t(`admin.sales.by.${by}`),
      cell: (row) => {
        const to = linkOf(by, row.key);
        return to ? createElement(Link, { to }, nameOf(row)) : nameOf(row);
      },
      value: nameOf,
      sortable: false,
      hideable: false,
    },
    ...(wholeOrders ? [count('orders')] : []),
    count('pieces'),
    amount('goods', ({ goods }) => goods),
    ...(by === 'month'
      ? []
      : [
          amount('goodsBefore', ({ goodsBefore }) => goodsBefore),
          {
            id: 'change',
            header: t('admin.sales.change'),
            cell: (row: SalesRow) => signed(changeOf(row), format.percent),
            value: (row: SalesRow) => signed(changeOf(row), format.percent),
            align: 'end' as const,
            sortable: false,
          },
        ]),
    ...(wholeOrders ? [amount('revenue', ({ revenue }) => revenue)] : []),
    ...(withCosts ? [amount('cost', ({ cost }) => cost), amount('margin', marginOf)] : []),
  ];
  return columns;
}

function linkOf(by: SalesBy, key: string): string | null {
  if (by === 'product') return urls.admin.product(key);
  return by === 'customer' ? urls.admin.customer(key) : null;
}

const changeOf = ({ goods, goodsBefore }: SalesRow): number | null =>
  change(goods.amount, goodsBefore?.amount ?? 0);

function signed(share: number | null, percent: (share: number) => string): string {
  if (share === null) return '–';
  return share > 0 ? `+${percent(share)}` : percent(share);
}

/** What is left of the goods' price after what they cost. */
function marginOf({ goods, cost }: SalesRow): Money | null {
  return cost ? money(goods.amount - cost.amount, goods.currency) : null;
}
