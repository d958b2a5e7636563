import { Button } from '@solar/ui/button/button';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Identifier } from '@solar/ui/identifier/identifier';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import styles from '../scanning.module.css';

interface LineSerialsProps {
  sku: string;
  serials: readonly string[];
  onRemove: (number: string) => void;
  /** Ends the taking down of numbers; absent where none are taken down. */
  onDone: (() => void) | null;
}

/** The serial numbers that were scanned, the last one first. */
export function LineSerials({ sku, serials, onRemove, onDone }: LineSerialsProps) {
  const { t } = useTranslation('inventory');
  return (
    <div className={styles.serials}>
      {onDone && <p className={styles.note}>{t('scanning.serialsNext', { sku })}</p>}
      <ul className={styles.lines} aria-label={t('serials.of', { sku })}>
        {serials.toReversed().map((number) => (
          <li key={number} className={styles.line}>
            <Identifier>{number}</Identifier>
            <IconButton
              label={t('scanning.removeSerial', { number })}
              onClick={() => onRemove(number)}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
      {onDone && (
        <Button size="lg" onClick={onDone}>
          {t('scanning.serialsDone')}
        </Button>
      )}
    </div>
  );
}
