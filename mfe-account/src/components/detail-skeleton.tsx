import { Stack } from '@solar/ui/layout/layout';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { Columns } from './columns';

/** Stands where one order or quote will be: its title, two cards beside each other and its items. */
export function DetailSkeleton() {
  return (
    <SkeletonGroup>
      <Stack gap="6">
        <div>
          <Skeleton width="12rem" />
          <Skeleton shape="title" />
        </div>
        <Columns>
          <Skeleton shape="block" height="20rem" />
          <Skeleton shape="block" height="20rem" />
        </Columns>
        <Skeleton shape="block" height="7rem" />
        <Skeleton shape="block" height="22rem" />
      </Stack>
    </SkeletonGroup>
  );
}
