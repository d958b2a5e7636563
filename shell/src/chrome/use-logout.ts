import { session } from '@solar/mfe-kit/session/session-store';
import { notify } from '@solar/mfe-kit/notify/notify';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

/** Signing out, its progress, and the way home afterwards. */
export function useLogout(): { logout: () => Promise<void>; leaving: boolean } {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);

  async function logout(): Promise<void> {
    setLeaving(true);
    await navigate('/');
    await session.logout();
    setLeaving(false);
    notify.success(t('account.loggedOut'));
  }

  return { logout, leaving };
}
