import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWaiting, type Waiting } from '../../waiting/use-waiting';
import { screenOf } from '../../waiting/waiting-work';
import styles from './work-queue.module.css';

/** What waits for a person, each a link to the list of just that. */
export function WorkQueue() {
  const { t } = useTranslation('admin');
  const waiting = useWaiting();
  return (
    <Card>
      <CardHeader title={t('dashboard.queue.title')} level={2} />
      <ul className={styles.list}>
        {waiting.map((one) => (
          <li key={one.work.key}>
            <QueueRow waiting={one} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function QueueRow({ waiting: { work, counted, failed, retry } }: { waiting: Waiting }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const label = t(`dashboard.queue.${work.key}`);
  if (failed && !counted) {
    return (
      <div className={styles.row}>
        <span>{label}</span>
        <Button size="sm" variant="ghost" onClick={retry}>
          {t('dashboard.queue.retry')}
        </Button>
      </div>
    );
  }
  const more = counted?.totalIsLowerBound ? '+' : '';
  return (
    <Link to={screenOf(work)} className={styles.row}>
      <span>{label}</span>
      {counted ? (
        <span className={clsx(styles.count, counted.total > 0 && styles.waits)}>
          {`${format.number(counted.total)}${more}`}
        </span>
      ) : (
        <Skeleton width="2rem" />
      )}
    </Link>
  );
}
