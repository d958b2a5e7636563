import { RequireSignIn } from '@solar/mfe-kit/session/require-permission';
import { useSession } from '@solar/mfe-kit/session/session-store';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { urls } from '../../urls';
import { AccountFrame } from './account-frame';

export function Component() {
  return (
    <RequireSignIn>
      <EnrolFirst>
        <AccountFrame />
      </EnrolFirst>
    </RequireSignIn>
  );
}

/** Staff who have to set up two-step sign-in see nothing else before. */
function EnrolFirst({ children }: { children: ReactNode }) {
  const mustEnrol = useSession(({ user }) => user?.mustEnrol ?? false);
  const { pathname } = useLocation();
  if (mustEnrol && pathname !== urls.twoStep) return <Navigate to={urls.twoStep} replace />;
  return children;
}
