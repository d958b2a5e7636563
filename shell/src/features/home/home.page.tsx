import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { LateArea } from '@solar/mfe-kit/page/late-area';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { siteOrigin } from '@solar/mfe-kit/render/render-scope';
import { useTranslation } from 'react-i18next';
import { useSiteSettings } from '../../navigation/use-site-settings';
import { Hero } from './hero/hero';
import styles from './home.module.css';
import { organizationJsonLd, webSiteJsonLd } from './site-json-ld';
import { BelowTheFold } from './sections/below-the-fold';
import { FeaturedSkeleton } from './sections/featured-skeleton';
import { HomeSection } from './sections/home-section';

/** The front page: the hero at once, the rest when the browser has a moment. */
export function HomePage() {
  const { t } = useTranslation('shell');
  const localized = useLocalized();
  const settings = useSiteSettings();
  const { metaTitle, metaDescription } = settings;
  const origin = siteOrigin();
  usePageMeta({
    title: metaTitle ? localized(metaTitle) : settings.siteName,
    description: metaDescription ? localized(metaDescription) : t('footer.tagline'),
    canonicalPath: '/',
    jsonLd: [organizationJsonLd(settings, origin), webSiteJsonLd(settings, origin)],
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
        <Featured />
      </HomeSection>
      <BelowTheFold />
    </div>
  );
}

function Featured() {
  const { t } = useTranslation('shell');
  return (
    <LateArea fallback={<FeaturedSkeleton />}>
      <RemoteSlot
        remote="catalog"
        name="featured-products"
        fallback={<FeaturedSkeleton />}
        down={<p>{t('home.featured.failed')}</p>}
      />
    </LateArea>
  );
}
