import { Card, CardHeader } from '@solar/ui/card/card';
import { useTranslation } from 'react-i18next';
import { WaitingRow } from '../../waiting/components/waiting-row';
import { useWaiting } from '../../waiting/use-waiting';
import styles from './work-queue.module.css';

/** What waits for a person, each a link to the list of just that. */
export function WorkQueue() {
  const { t } = useTranslation('admin');
  const waiting = useWaiting().filter(
    ({ work, counted }) => !work.trouble || (counted?.total ?? 0) > 0,
  );
  return (
    <Card>
      <CardHeader title={t('dashboard.queue.title')} level={2} />
      <ul className={styles.list}>
        {waiting.map((one) => (
          <li key={one.work.key}>
            <WaitingRow waiting={one} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
