import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { ErrorState } from '@solar/ui/error-state/error-state';
import { ForbiddenState } from '@solar/ui/forbidden-state/forbidden-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { useOnline } from '@solar/mfe-kit/page/use-online';
import { OfflineState } from '@solar/mfe-kit/page/offline-state';
import { useArrived } from '@solar/mfe-kit/query/use-arrived';
import { useRetry } from '@solar/mfe-kit/remote/use-retry';

/** What `QueryState` takes. */
export interface QueryStateProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'> &
    Partial<Pick<UseQueryResult<T>, 'fetchStatus'>>;
  /** Of the size of what will come. */
  skeleton: ReactNode;
  /** Shown when `isEmpty` says so. */
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

/** The states of a screen that waits for data: skeleton, empty, no connection, error with Retry, forbidden, content. */
export function QueryState<T>({ query, skeleton, empty, isEmpty, children }: QueryStateProps<T>) {
  const { t } = useTranslation('kit');
  const { data, error, refetch, fetchStatus } = query;
  const arrived = useArrived(data);
  const online = useOnline();
  const unanswered = Boolean(error) && (!isHttpError(error) || error.status === 0);
  const lost = data === undefined && unanswered && !online;
  const tryAgain = useCallback(() => void refetch(), [refetch]);
  useRetry(lost, tryAgain);
  if (data !== undefined) {
    if (!arrived) return skeleton;
    return isEmpty?.(data) ? (empty ?? <EmptyState title={t('empty')} />) : children(data);
  }
  // What was not asked yet is asked by itself when the connection is back.
  if (lost || (!error && fetchStatus === 'paused')) return <OfflineState />;
  if (!error) return skeleton;
  if (isHttpError(error) && error.status === 403) {
    return <ForbiddenState title={t('forbidden.title')} description={t('forbidden.text')} />;
  }
  return <ErrorState title={t('failed.title')} description={errorText(error)} onRetry={tryAgain} />;
}
