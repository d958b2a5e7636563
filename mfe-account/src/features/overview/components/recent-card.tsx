import { QueryState, type QueryStateProps } from '@solar/mfe-kit/query/query-state';
import { Card, CardHeader } from '@solar/ui/card/card';
import { Link } from '@solar/ui/link/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { ListSkeleton } from '../../../components/list-skeleton';
import styles from './recent.module.css';

/** What is newest of a kind, with the way to all of it. */
export function RecentCard({
  title,
  to,
  children,
}: {
  title: string;
  to: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('account');
  return (
    <Card>
      <CardHeader
        title={title}
        actions={
          <Link asChild variant="standalone">
            <RouterLink to={to}>{t('overview.all')}</RouterLink>
          </Link>
        }
      />
      {children}
    </Card>
  );
}

interface RecentListProps<T> extends Pick<QueryStateProps<{ items: T[] }>, 'query' | 'empty'> {
  /** The row of one of them, with its key. */
  children: (record: T) => ReactNode;
}

/** The newest ones below each other. */
export function RecentList<T>({ children, ...state }: RecentListProps<T>) {
  return (
    <QueryState
      {...state}
      skeleton={<ListSkeleton height="3.5rem" />}
      isEmpty={({ items }) => items.length === 0}
    >
      {({ items }) => <ul className={styles.list}>{items.map(children)}</ul>}
    </QueryState>
  );
}

/** One of them: its name, which leads to its page, and where it stands. */
export function RecentRow({
  to,
  name,
  status,
  children,
}: {
  to: string;
  name: ReactNode;
  status: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className={styles.row}>
      <div>
        <RouterLink to={to} className={styles.link}>
          {name}
        </RouterLink>
        <p className={styles.meta}>{children}</p>
      </div>
      {status}
    </li>
  );
}
