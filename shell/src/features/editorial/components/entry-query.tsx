import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Button } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Container } from '@solar/ui/layout/layout';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
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
  if (isHttpError(query.error) && query.error.code === 'content.protected') return <SignInFirst />;
  const state = (
    <QueryState query={query} skeleton={<ArticleSkeleton />}>
      {children}
    </QueryState>
  );
  return query.error ? <Container>{state}</Container> : state;
}

/** A page for people with an account. */
function SignInFirst() {
  const { t } = useTranslation('shell');
  usePageMeta({ title: t('account.login'), noIndex: true });
  return (
    <Container size="md">
      <EmptyState
        level={1}
        title={t('protectedPage')}
        action={
          <Button asChild>
            <Link to="/auth">{t('account.login')}</Link>
          </Button>
        }
      />
    </Container>
  );
}
