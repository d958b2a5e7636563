import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import styles from '../product-detail.module.css';

/** The shape of a product page to come. */
export function DetailSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.top}>
        <Skeleton shape="block" aspectRatio="1" />
        <div>
          <Skeleton shape="title" />
          <Skeleton shape="text" lines={4} />
          <Skeleton shape="block" height="12rem" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
