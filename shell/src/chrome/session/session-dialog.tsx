import { session } from '@solar/mfe-kit/session/session-store';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLogout } from '@solar/mfe-kit/session/use-logout';

/** Counts the last two minutes of a session and offers to stay. */
export function SessionDialog({ endsAt }: { endsAt: string }) {
  const { t } = useTranslation('shell');
  const { logout, leaving } = useLogout(t('account.loggedOut'));
  const [staying, setStaying] = useState(false);
  const seconds = useSecondsUntil(endsAt);

  const stay = () => {
    setStaying(true);
    void session.refresh().finally(() => setStaying(false));
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={stay}
      title={t('session.warning.title')}
      description={t('session.warning.text', { time: clock(seconds) })}
      footer={
        <>
          <Button variant="secondary" loading={leaving} onClick={() => void logout()}>
            {t(leaving ? 'account.loggingOut' : 'account.logout')}
          </Button>
          <Button loading={staying} onClick={stay}>
            {t('session.stay')}
          </Button>
        </>
      }
    />
  );
}

function useSecondsUntil(endsAt: string): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(endsAt)), 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return seconds;
}

function secondsUntil(endsAt: string): number {
  return Math.max(0, Math.round((new Date(endsAt).getTime() - Date.now()) / 1000));
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
