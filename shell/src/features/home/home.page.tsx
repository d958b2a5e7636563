import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAfterFirstPaint } from '../../app/use-after-first-paint';
import { useSiteSettings } from '../../navigation/use-site-settings';
import { Hero } from './hero/hero';
import styles from './home.module.css';
import { organizationJsonLd } from './organization-json-ld';
import { FeaturedSkeleton } from './sections/featured-skeleton';
import { HomeSection } from './sections/home-section';

const BelowTheFold = lazy(() =>
  import('./sections/below-the-fold').then((module) => ({ default: module.BelowTheFold })),
);

/** The front page: the hero at once, the rest when the browser has a moment. */
export function HomePage() {
  const { t } = useTranslation('shell');
  const settings = useSiteSettings();
  const settled = useAfterFirstPaint();
  usePageMeta({
    title: t('home.metaTitle', { name: settings.siteName }),
    description: t('home.metaDescription'),
    canonicalPath: '/',
    jsonLd: organizationJsonLd(settings, window.location.origin),
  });
  return (
    <div className={styles.page}>
      <Hero />
      <HomeSection
        id="featured"
        title={t('home.featured.title')}
        text={t('home.featured.text')}
        more={{ to: '/products', label: t('home.featured.all') }}
      >
        {settled ? (
          <RemoteSlot
            remote="catalog"
            name="featured-products"
            fallback={<FeaturedSkeleton />}
            down={<p>{t('home.featured.failed')}</p>}
          />
        ) : (
          <FeaturedSkeleton />
        )}
      </HomeSection>
      {settled && (
        <Suspense fallback={null}>
          <BelowTheFold />
        </Suspense>
      )}
    </div>
  );
}
