import { useOnline } from '@solar/mfe-kit/page/use-online';
import { useRetry } from '@solar/mfe-kit/remote/use-retry';
import { ErrorState } from '@solar/ui/error-state/error-state';
import { Container } from '@solar/ui/layout/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NoConnectionPage } from '../page/no-connection.page';
import { NotFoundPage } from '../page/not-found.page';
import { reloadWhenReachable } from './reload-when-reachable';

const retry = () => void reloadWhenReachable();

/** A page that broke: the header and the footer stay, and the visitor can try again. One that lacks a connection comes by itself. */
export function ContentError() {
  const error = useRouteError();
  const { t } = useTranslation('shell');
  const online = useOnline();
  const [lost, setLost] = useState(false);
  if (!online && !lost) setLost(true);
  useRetry(lost, retry);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (lost) return <NoConnectionPage />;
  console.error('A page failed', error);
  return (
    <Container>
      <ErrorState
        level={1}
        title={t('pageFailed.title')}
        onRetry={() => window.location.reload()}
      />
    </Container>
  );
}
