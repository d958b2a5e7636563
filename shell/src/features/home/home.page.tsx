import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { siteOrigin } from '@solar/mfe-kit/render/render-scope';
import { useTranslation } from 'react-i18next';
import { useSiteSettings } from '../../navigation/use-site-settings';
import { Hero } from './hero/hero';
import styles from './home.module.css';
import { organizationJsonLd, webSiteJsonLd } from './site-json-ld';
import { BelowTheFold } from './sections/below-the-fold';

/** The front page: the hero at once, the rest when the browser has a moment. */
export function HomePage() {
  const { t } = useTranslation('shell');
  const localized = useLocalized();
  const settings = useSiteSettings();
  const { metaTitle, metaDescription, home } = settings;
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
      <BelowTheFold home={home} />
    </div>
  );
}
