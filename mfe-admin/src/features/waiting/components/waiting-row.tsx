import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Button } from '@solar/ui/button/button';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { VisuallyHidden } from '@solar/ui/visually-hidden/visually-hidden';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Waiting } from '../use-waiting';
import { screenOf } from '../waiting-work';
import styles from './waiting-row.module.css';

interface WaitingRowProps {
  waiting: Waiting;
  /** More of it waits than the person has seen. */
  isNew?: boolean;
  onLeave?: () => void;
}

/** How much waits of one kind, as a link to the list of just that. */
export function WaitingRow({ waiting, isNew = false, onLeave }: WaitingRowProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { work, counted, failed, retry } = waiting;
  const label = t(`waiting.work.${work.key}`);
  if (failed && !counted) {
    return (
      <div className={styles.row}>
        <span>{label}</span>
        <Button size="sm" variant="ghost" onClick={retry}>
          {t('waiting.retry')}
        </Button>
      </div>
    );
  }
  const more = counted?.totalIsLowerBound ? '+' : '';
  return (
    <Link to={screenOf(work)} className={styles.row} onClick={onLeave}>
      <span className={clsx(isNew && styles.isNew)}>
        {label}
        {isNew && <VisuallyHidden> ({t('waiting.isNew')})</VisuallyHidden>}
      </span>
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
