import { preloadPicture } from '@solar/mfe-kit/page/preload-picture';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { useLocation } from 'react-router';
import { handedPicture } from '../../product-card/carried-picture';
import { productPictureSources } from '@solar/contracts/catalog/product-pictures';
import { ProductPicture } from '../../product-card/product-picture';
import { GALLERY_SIZES } from '../gallery-sizes';
import styles from '../product-detail.module.css';

/** The shape of a product page to come, with the picture of the card that led here. */
export function DetailSkeleton() {
  const picture = handedPicture(useLocation().state);
  const [better] = picture ? productPictureSources(picture.url, GALLERY_SIZES) : [];
  if (picture && better) preloadPicture({ src: picture.url, source: better });
  return (
    <SkeletonGroup>
      <Skeleton width="16rem" />
      <div className={styles.top}>
        <div className={styles.gallery}>
          {picture ? (
            <div className={styles.stage}>
              <ProductPicture image={picture} eager />
            </div>
          ) : (
            <Skeleton shape="block" aspectRatio="1" />
          )}
        </div>
        <div className={styles.facts}>
          <Skeleton width="8rem" />
          <Skeleton shape="title" />
          <Skeleton width="10rem" />
          <Skeleton shape="text" lines={2} />
          <Skeleton shape="block" height="5rem" />
          <Skeleton shape="block" height="16rem" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
