import { LateArea } from '@solar/mfe-kit/page/late-area';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { useTranslation } from 'react-i18next';
import { useHomeSection } from '../use-home-section';
import { FeaturedSkeleton } from './featured-skeleton';
import { HomeSection } from './home-section';

/** A few products, as the catalogue shows them. */
export function FeaturedSection() {
  const { t } = useTranslation('shell');
  const { text } = useHomeSection('featured', t, 'home.featured');
  return (
    <HomeSection
      id="featured"
      title={text('title')}
      text={text('text')}
      more={{ to: '/products', label: text('all') }}
    >
      <LateArea fallback={<FeaturedSkeleton />}>
        <RemoteSlot
          remote="catalog"
          name="featured-products"
          fallback={<FeaturedSkeleton />}
          down={<p>{t('home.featured.failed')}</p>}
        />
      </LateArea>
    </HomeSection>
  );
}
