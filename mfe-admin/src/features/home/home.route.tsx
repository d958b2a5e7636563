import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useHome } from './home-api';
import { HomePage } from './home.page';

function LoadedHome() {
  const query = useHome();
  return (
    <QueryState query={query} skeleton={<Skeleton shape="block" height="40rem" />}>
      {(home) => <HomePage key={home.version} stored={home} />}
    </QueryState>
  );
}

export function Component() {
  return (
    <RequirePermission permission="admin.content.read">
      <LoadedHome />
    </RequirePermission>
  );
}
