import type { ProductDetail } from '@solar/contracts/catalog/http';
import type { LocalizedText } from '@solar/contracts/common/localized';
import { sharePicturePath } from '@solar/contracts/common/share-picture';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { currentLanguage } from '@solar/mfe-kit/i18n/i18n';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { breadcrumbsJsonLd } from '@solar/mfe-kit/page/breadcrumbs-json-ld';
import { LateArea } from '@solar/mfe-kit/page/late-area';
import { preloadPicture } from '@solar/mfe-kit/page/preload-picture';
import { useMovedTo } from '@solar/mfe-kit/page/use-moved-to';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Breadcrumbs } from '@solar/ui/breadcrumbs/breadcrumbs';
import { Button } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Gallery } from '@solar/ui/gallery/gallery';
import { Container } from '@solar/ui/layout/layout';
import { PicturePlaceholder } from '@solar/ui/picture-placeholder/picture-placeholder';
import PackageX from 'lucide-react/icons/package-x';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { categoryPath, PRODUCTS_PATH } from '../../urls';
import { ComparisonBar } from '../comparison/components/comparison-bar';
import { carryPicture } from '../product-card/carried-picture';
import { productPictureSources } from '@solar/contracts/catalog/product-pictures';
import { FitSection } from '../product-fit/fit-section';
import { productModel } from '../product-model/product-model';
import { RecentlyViewed } from '../recently-viewed/recently-viewed';
import { useRememberViewed } from '../recently-viewed/use-remember-viewed';
import { useProduct } from './api/use-product';
import { BuyBox } from './components/buy-box';
import { DetailSkeleton } from './components/detail-skeleton';
import { ProductSections } from './components/product-sections';
import { GoesWith, RelatedProducts } from './components/related-products';
import { GALLERY_SIZES } from './gallery-sizes';
import { productJsonLd } from './product-json-ld';
import styles from './product-detail.module.css';

/** One product with everything that is known of it. */
export function ProductDetailPage() {
  const { slug = '' } = useParams();
  const query = useProduct(slug);
  useLayoutEffect(() => carryPicture(null), [slug]);
  if (isHttpError(query.error) && query.error.status === 404) return <ProductNotFound />;
  return (
    <Container size="xl" className={styles.page}>
      <QueryState query={query} skeleton={<DetailSkeleton />}>
        {(product) => <Detail key={product.id} product={product} />}
      </QueryState>
    </Container>
  );
}

function Detail({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const { slug: asked = product.slug } = useParams();
  // `/product/{id}` stays; only a former slug leads on.
  const moved = asked !== product.slug && !asked.startsWith('prd_');
  useMovedTo(moved ? product.canonicalPath : undefined);
  useRememberViewed(product.id);
  const language = currentLanguage();
  const own = (text?: LocalizedText) => text && localized(text);
  const crumbs = [
    { label: t('nav.home'), href: '/' },
    { label: t('products.title'), href: PRODUCTS_PATH },
    ...product.breadcrumbs.map(({ slug, name }) => ({
      label: localized(name),
      href: categoryPath(slug),
    })),
    { label: product.name },
  ];
  usePageMeta({
    title: own(product.seo?.title) || `${product.brand.name} ${product.name}`,
    description: own(product.seo?.description) || localized(product.summary),
    canonicalPath: product.canonicalPath,
    type: 'product',
    image: {
      path: sharePicturePath(`/api/catalog/products/${product.slug}`, language, product.updatedAt),
      alt: `${product.brand.name} ${product.name}`,
    },
    jsonLd: [productJsonLd(product, localized, language), breadcrumbsJsonLd(crumbs)],
  });
  const images = product.images.map(({ url, width, height, alt }) => ({
    src: url,
    alt: localized(alt),
    width,
    height,
    sources: productPictureSources(url, GALLERY_SIZES),
  }));
  const [first] = images;
  if (first?.sources[0]) preloadPicture({ src: first.src, source: first.sources[0] });
  return (
    <>
      <Breadcrumbs items={crumbs} />
      <div className={styles.top}>
        {images.length === 0 ? (
          <PicturePlaceholder className={styles.gallery} />
        ) : (
          <LateArea until="now" className={styles.part}>
            <Gallery
              className={styles.gallery}
              label={product.name}
              priority
              images={images}
              view={productModel(product, first?.src, {
                label: t('model.title'),
                short: t('model.short'),
              })}
            />
          </LateArea>
        )}
        <LateArea until="now" className={styles.part}>
          <BuyBox product={product} />
        </LateArea>
      </div>
      <ProductSections product={product} />
      <FitSection slug={product.slug} />
      <LateArea>
        {product.hasGoesWith && <GoesWith slug={product.slug} />}
        <RelatedProducts slug={product.slug} />
      </LateArea>
      <RecentlyViewed current={product.id} />
      <ComparisonBar />
    </>
  );
}

function ProductNotFound() {
  const { t } = useTranslation('catalog');
  usePageMeta({ title: t('detail.notFound.title'), noIndex: true, status: 404 });
  return (
    <Container size="md" className={styles.page}>
      <EmptyState
        level={1}
        icon={<PackageX aria-hidden="true" />}
        title={t('detail.notFound.title')}
        description={t('detail.notFound.text')}
        action={
          <Button asChild>
            <Link to={PRODUCTS_PATH}>{t('detail.notFound.browse')}</Link>
          </Button>
        }
      />
    </Container>
  );
}
