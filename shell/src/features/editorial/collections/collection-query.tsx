import { QueryState } from '@solar/mfe-kit/query/query-state';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './collections.module.css';

interface CollectionQueryProps<T> {
  query: UseQueryResult<{ items: T[] }>;
  /** Height of an entry, so that nothing moves when they come. */
  entryHeight: string;
  children: (items: T[]) => ReactNode;
}

/** The states of a list below a page's text. */
export function CollectionQuery<T>({ query, entryHeight, children }: CollectionQueryProps<T>) {
  const { t } = useTranslation('collections');
  return (
    <QueryState
      query={query}
      skeleton={
        <SkeletonGroup className={styles.list}>
          {[1, 2, 3, 4].map((entry) => (
            <Skeleton key={entry} shape="block" height={entryHeight} />
          ))}
        </SkeletonGroup>
      }
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState title={t('collections.empty')} />}
    >
      {({ items }) => children(items)}
    </QueryState>
  );
}
