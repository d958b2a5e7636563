import { ErrorState } from '@solar/ui/error-state/error-state';
import { Container } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFoundPage } from '../page/not-found.page';

/** A page that broke: the header and the footer stay, and the visitor can try again. */
export function ContentError() {
  const error = useRouteError();
  const { t } = useTranslation('shell');
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
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
