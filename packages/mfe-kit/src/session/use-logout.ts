import { notify } from '@solar/mfe-kit/notify/notify';
import { session } from '@solar/mfe-kit/session/session-store';
import { useState } from 'react';
import { useNavigate } from 'react-router';

/** Signing out, its progress, and the way home; `said` is the word at its end. */
export function useLogout(said: string): { logout: () => Promise<void>; leaving: boolean } {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);

  async function logout(): Promise<void> {
    setLeaving(true);
    await navigate('/');
    await session.logout();
    setLeaving(false);
    notify.success(said);
  }

  return { logout, leaving };
}
