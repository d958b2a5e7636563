import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Container } from '@solar/ui/layout/layout';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NotFoundPage } from '../../../page/not-found.page';
import { ArticleSkeleton } from './article-layout';

/** The states of a page that shows one entry; an entry that does not exist is the 404 page. */
export function EntryQuery<T>({
  query,
  children,
}: {
  query: UseQueryResult<T>;
  children: (entry: T) => ReactNode;
}) {
  if (isHttpError(query.error) && query.error.status === 404) return <NotFoundPage />;
  const state = (
    <QueryState query={query} skeleton={<ArticleSkeleton />}>
      {children}
    </QueryState>
  );
  return query.error ? <Container>{state}</Container> : state;
}
