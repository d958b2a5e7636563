import type { Period, SalesRow } from '@solar/contracts/checkout/reports-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Card, CardHeader } from '@solar/ui/card/card';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { urls } from '../../../urls';
import { useSales } from '../sales-api';
import { useRowName } from '../use-row-name';
import styles from './best-list.module.css';

const BEST = 5;

interface BestListProps {
  by: 'product' | 'customer';
  period: Period;
  allHref: string;
}

/** What sold best, or who bought most, in a period. */
export function BestList({ by, period, allHref }: BestListProps) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const nameOf = useRowName(by);
  const query = useSales({ by, ...period, page: 1, pageSize: BEST });
  const linkOf = ({ key }: SalesRow) =>
    by === 'product' ? urls.admin.product(key) : urls.admin.customer(key);
  return (
    <Card>
      <CardHeader
        title={t(`admin.sales.best.${by}`)}
        level={2}
        actions={<Link to={allHref}>{t('admin.sales.all')}</Link>}
      />
      <QueryState
        query={query}
        skeleton={<Skeleton shape="block" height="10rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState size="sm" level={3} title={t('admin.sales.empty')} />}
      >
        {({ items }) => (
          <ol className={styles.list}>
            {items.map((row) => (
              <li key={row.key} className={styles.row}>
                <Link to={linkOf(row)} className={styles.name}>
                  {nameOf(row)}
                </Link>
                <span className={styles.amount}>{format.money(row.goods)}</span>
              </li>
            ))}
          </ol>
        )}
      </QueryState>
    </Card>
  );
}
