import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { Button } from '@solar/ui/button/button';
import { Container, Inline } from '@solar/ui/layout/layout';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './not-found.module.css';

const Redirected = lazy(() =>
  import('./redirected').then(({ Redirected: component }) => ({ default: component })),
);

/** Any path that leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  usePageMeta({ title: t('notFound.title'), noIndex: true, status: 404 });
  return (
    <Container size="md">
      <Suspense>
        <Redirected />
      </Suspense>
      <div className={styles.page}>
        <p className={styles.code} aria-hidden="true">
          404
        </p>
        <h1 className={styles.title}>{t('notFound.title')}</h1>
        <p className={styles.text}>{t('notFound.text')}</p>
        <Inline gap="3" justify="center">
          <Button asChild>
            <Link to="/">{t('notFound.home')}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/products">{t('notFound.products')}</Link>
          </Button>
        </Inline>
      </div>
    </Container>
  );
}
