import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

/** Cards beside each other, as many as fit. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** The outline of a grid of cards. */
export function CardGridSkeleton({ count = 3 }: { count?: number }) {
  return (
    <SkeletonGroup className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card}>
          <Skeleton shape="block" aspectRatio="16 / 10" />
          <Skeleton shape="title" />
          <Skeleton lines={2} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
