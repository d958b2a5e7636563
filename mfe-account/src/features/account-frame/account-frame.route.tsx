import { RequireSignIn } from '@solar/mfe-kit/session/require-permission';
import { AccountFrame } from './account-frame';

export function Component() {
  return (
    <RequireSignIn>
      <AccountFrame />
    </RequireSignIn>
  );
}
