import type { Permission } from '@solar/contracts/common/permissions';
import { can } from '@solar/mfe-kit/session/permissions';
import { useAdminNav } from '@solar/mfe-kit/remote/admin-nav-store';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Navigate } from 'react-router';
import { ADMIN_NAV } from '../../admin-nav';
import { groupNav } from './group-nav';
import { homeOf } from './home-of';

/** /admin opens where the person begins. */
export function Component() {
  const user = useSession((state) => state.user);
  const items = useAdminNav((state) => state.items);
  const all = items.length > 0 ? items : ADMIN_NAV;
  const mayUse = (permission: Permission) => can(user, permission);
  const menu = groupNav(all, mayUse).flatMap((group) => group.items);
  return <Navigate to={homeOf(menu, mayUse)} replace />;
}
