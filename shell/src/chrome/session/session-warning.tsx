import { notify } from '@solar/mfe-kit/notify/notify';
import { session, useSession } from '@solar/mfe-kit/session/session-store';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionPhase, untilNextPhase } from './session-clock';

/** Longest delay that browsers count correctly. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const SessionDialog = lazy(() =>
  import('./session-dialog').then(({ SessionDialog }) => ({ default: SessionDialog })),
);

/** Two minutes before the session ends it offers to stay; afterwards it says that the session has expired. */
export function SessionWarning() {
  const { t } = useTranslation('shell');
  const endsAt = useSession((state) => state.sessionEndsAt);
  const [now, setNow] = useState(() => Date.now());
  const phase = sessionPhase(endsAt, now);

  useEffect(() => {
    const current = Date.now();
    const delay = untilNextPhase(endsAt, current);
    if (delay === null) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(delay + 1, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [endsAt, now]);

  useEffect(() => {
    if (phase !== 'over') return;
    session.forget();
    notify.warning(t('session.expired.title'), { description: t('session.expired.text') });
  }, [phase, t]);

  if (phase !== 'warning' || endsAt === null) return null;
  return (
    <Suspense fallback={null}>
      <SessionDialog endsAt={endsAt} />
    </Suspense>
  );
}
