import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import styles from './featured-skeleton.module.css';

const CARDS = [0, 1, 2, 3];

/** The outline of the featured products. */
export function FeaturedSkeleton() {
  return (
    <SkeletonGroup className={styles.grid}>
      {CARDS.map((card) => (
        <div key={card} className={styles.card}>
          <Skeleton shape="block" aspectRatio="4 / 3" />
          <Skeleton shape="title" />
          <Skeleton lines={2} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
