import { useSession } from '@solar/mfe-kit/session/session-store';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Popover } from '@solar/ui/popover/popover';
import Bell from 'lucide-react/icons/bell';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newsOf, useSeenCounts, type Counts } from '../seen-counts';
import { useWaiting } from '../use-waiting';
import styles from './notices.module.css';
import { WaitingRow } from './waiting-row';

/** A bell that says how much has come since one looked, and lists all that waits. */
export function Notices({ side }: { side: 'right' | 'bottom' }) {
  const { t } = useTranslation('admin');
  const person = useSession(({ user }) => user?.id ?? '');
  const seen = useSeenCounts(({ byPerson }) => byPerson[person]);
  const look = useSeenCounts((state) => state.look);
  const settle = useSeenCounts((state) => state.settle);
  const waiting = useWaiting();
  const [open, setOpen] = useState(false);
  /** What was new when the list was opened stays marked until it is closed. */
  const [marked, setMarked] = useState<Counts>({});
  const counts: Counts = Object.fromEntries(
    waiting.flatMap(({ work, counted }) => (counted ? [[work.key, counted.total]] : [])),
  );
  const state = JSON.stringify(counts);
  useEffect(() => settle(person, JSON.parse(state) as Counts), [person, settle, state]);
  const news = newsOf(counts, seen);
  const count = Object.values(news).reduce((sum, one) => sum + one, 0);
  const change = (isOpen: boolean) => {
    if (isOpen) {
      setMarked(news);
      look(person, counts);
    }
    setOpen(isOpen);
  };
  const shown = waiting.filter(({ counted, failed }) => (counted ? counted.total > 0 : failed));
  return (
    <Popover
      label={t('waiting.title')}
      side={side}
      open={open}
      onOpenChange={change}
      className={styles.panel}
      trigger={
        <IconButton
          label={count > 0 ? t('waiting.openWithNew', { count }) : t('waiting.title')}
          badge={count}
        >
          <Bell aria-hidden="true" />
        </IconButton>
      }
    >
      <h2 className={styles.title}>{t('waiting.title')}</h2>
      {shown.length === 0 ? (
        <p className={styles.empty}>{t('waiting.empty')}</p>
      ) : (
        <ul className={styles.list}>
          {shown.map((one) => (
            <li key={one.work.key}>
              <WaitingRow
                waiting={one}
                isNew={one.work.key in marked}
                onLeave={() => setOpen(false)}
              />
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
