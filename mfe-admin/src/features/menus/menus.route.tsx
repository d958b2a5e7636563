import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useMenus } from './menus-api';
import { MenusPage } from './menus.page';

function LoadedMenus() {
  const query = useMenus();
  return (
    <QueryState query={query} skeleton={<Skeleton shape="block" height="40rem" />}>
      {(menus) => <MenusPage key={menus.version} stored={menus} />}
    </QueryState>
  );
}

export function Component() {
  return (
    <RequirePermission permission="admin.content.read">
      <LoadedMenus />
    </RequirePermission>
  );
}
