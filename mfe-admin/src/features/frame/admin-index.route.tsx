import { can } from '@solar/mfe-kit/session/permissions';
import { useAdminNav } from '@solar/mfe-kit/remote/admin-nav-store';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Navigate } from 'react-router';
import { ADMIN_NAV } from '../../admin-nav';
import { groupNav } from './group-nav';

/** /admin opens the first screen that the person may see: the dashboard, or a warehouse user's stock. */
export function Component() {
  const user = useSession((state) => state.user);
  const items = useAdminNav((state) => state.items);
  const all = items.length > 0 ? items : ADMIN_NAV;
  const first = groupNav(all, (permission) => can(user, permission))[0]?.items[0];
  return <Navigate to={first?.to ?? '/admin/dashboard'} replace />;
}
