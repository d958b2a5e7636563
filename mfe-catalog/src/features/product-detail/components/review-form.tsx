import { signInPath } from '@solar/mfe-kit/session/return-to';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Button } from '@solar/ui/button/button';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import styles from './review-form.module.css';

const ReviewDialog = lazy(() =>
  import('./review-dialog').then((module) => ({ default: module.ReviewDialog })),
);

/** Opens the form; a visitor signs in first. Whether one may write, the service says. */
export function ReviewForm({ slug }: { slug: string }) {
  const { t } = useTranslation('catalog');
  const { pathname } = useLocation();
  const signedIn = useSession(({ status }) => status === 'authenticated');
  if (!signedIn) {
    return (
      <Button asChild variant="secondary" className={styles.write} data-print="hidden">
        <Link to={signInPath(`${pathname}#reviews`)}>{t('review.signIn')}</Link>
      </Button>
    );
  }
  const button = (
    <Button variant="secondary" className={styles.write} data-print="hidden" loading>
      {t('review.write')}
    </Button>
  );
  return (
    <Suspense fallback={button}>
      <ReviewDialog slug={slug} />
    </Suspense>
  );
}
