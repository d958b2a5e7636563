import { Stack } from '@solar/ui/layout/layout';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';

/** Stands where a list of cards will be. */
export function ListSkeleton({ rows = 3, height = '6rem' }: { rows?: number; height?: string }) {
  return (
    <SkeletonGroup>
      <Stack gap="4">
        {Array.from({ length: rows }, (_, i) => (
          <Skeleton key={i} shape="block" height={height} />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
