import { Grid } from '@solar/ui/layout/layout';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';

export function SalesSkeleton() {
  return (
    <SkeletonGroup>
      <Grid four gap="4">
        {[0, 1, 2, 3].map((tile) => (
          <Skeleton key={tile} shape="block" height="8rem" />
        ))}
      </Grid>
      <Skeleton shape="block" height="24rem" />
    </SkeletonGroup>
  );
}
