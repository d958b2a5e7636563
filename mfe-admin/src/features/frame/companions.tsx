import { useAdminNav } from '@solar/mfe-kit/remote/admin-nav-store';
import { isShownTo } from '@solar/mfe-kit/remote/nav-access';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { can } from '@solar/mfe-kit/session/permissions';
import { useSession } from '@solar/mfe-kit/session/session-store';

/** What slices do unseen while the back office is open. */
export function Companions() {
  const user = useSession((state) => state.user);
  const items = useAdminNav((state) => state.items);
  return items.map(
    (item) =>
      item.companion &&
      isShownTo(item, (permission) => can(user, permission)) && (
        <RemoteSlot key={item.to} {...item.companion} />
      ),
  );
}
