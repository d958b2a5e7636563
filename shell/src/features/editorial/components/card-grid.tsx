import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

interface CardGridProps {
  /** A row of three from tablets on, instead of as many as fit. */
  three?: boolean;
  children: ReactNode;
}

/** Cards beside each other, as many as fit. */
export function CardGrid({ three, children }: CardGridProps) {
  return <div className={clsx(styles.grid, three && styles.three)}>{children}</div>;
}

/** The outline of a grid of cards. */
export function CardGridSkeleton({ count = 3, three }: { count?: number; three?: boolean }) {
  return (
    <SkeletonGroup className={clsx(styles.grid, three && styles.three)}>
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
