import type { AdminProduct } from '@solar/contracts/catalog/admin-http';
import {
  PRODUCT_IMAGE_SIZES,
  PRODUCT_IMAGE_TYPES,
  productImageUrl,
} from '@solar/contracts/catalog/product-images';
import { FormSection } from '@solar/ui/form-section/form-section';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ProductPicture } from '../../product-card/product-picture';
import styles from './image-section.module.css';

/** The pictures that the shop shows; which folder they come from is set in the image mapping. */
export function ImageSection({ product }: { product: AdminProduct }) {
  const { t } = useTranslation('catalog');
  return (
    <FormSection
      title={t('admin.products.images')}
      description={
        <Link to={`/admin/image-mapping?q=${encodeURIComponent(product.sku)}`}>
          {t('admin.products.mapImages')}
        </Link>
      }
    >
      <ul className={styles.images}>
        {PRODUCT_IMAGE_TYPES.map((type) => (
          <li key={type}>
            <figure className={styles.figure}>
              <ProductPicture
                image={
                  product.imageSlug === null
                    ? null
                    : {
                        type,
                        url: productImageUrl(product.imageSlug, type),
                        ...PRODUCT_IMAGE_SIZES[type],
                        alt: { en: product.name, fr: product.name },
                      }
                }
              />
              <figcaption className={styles.caption}>
                {t(`admin.products.imageTypes.${type}`)}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
