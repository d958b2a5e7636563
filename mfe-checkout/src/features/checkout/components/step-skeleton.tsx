import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import styles from '../checkout.module.css';

const CARD = '5rem';

/** Outline of a step: a field, a few choices and the way on. */
export function StepSkeleton({ field = true }: { field?: boolean }) {
  return (
    <SkeletonGroup className={styles.form}>
      {field && (
        <div>
          <Skeleton width="8rem" />
          <Skeleton shape="block" height="2.75rem" />
        </div>
      )}
      <div className={styles.choices}>
        <Skeleton width="9rem" />
        <Skeleton shape="block" height={CARD} />
        <Skeleton shape="block" height={CARD} />
      </div>
      <Skeleton shape="button" className={styles.wayOn} />
    </SkeletonGroup>
  );
}
