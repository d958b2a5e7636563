import type { Permission } from '@solar/contracts/common/permissions';
import { ForbiddenState } from '@solar/ui/forbidden-state/forbidden-state';
import { Spinner } from '@solar/ui/spinner/spinner';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { signInPath } from '@solar/mfe-kit/session/return-to';
import { useSession } from '@solar/mfe-kit/session/session-store';

/** Shows its children to signed-in people; others go to the sign-in page and come back. Who signs out here is led home. */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const status = useSession((state) => state.status);
  const { pathname, search } = useLocation();
  const { t } = useTranslation('kit');
  const leaves = useSession((state) => state.leaves);
  const [before] = useState(leaves);
  if (status === 'loading') return <Spinner label={t('loading')} />;
  if (status === 'guest') {
    return <Navigate to={leaves === before ? signInPath(pathname + search) : '/'} replace />;
  }
  return children;
}

/** Shows its children to those who may; others see 'Access Denied'. */
export function RequirePermission({
  permission,
  children,
}: {
  permission: Permission;
  children: ReactNode;
}) {
  return (
    <RequireSignIn>
      <IfAllowed permission={permission}>{children}</IfAllowed>
    </RequireSignIn>
  );
}

function IfAllowed({ permission, children }: { permission: Permission; children: ReactNode }) {
  const allowed = useCan(permission);
  const { t } = useTranslation('kit');
  if (allowed) return children;
  return <ForbiddenState title={t('forbidden.title')} description={t('forbidden.text')} />;
}
