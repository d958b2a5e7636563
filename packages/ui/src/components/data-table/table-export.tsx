import { clsx } from 'clsx';
import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { Progress } from '../progress/progress';
import { fillText, totalText, useUiLocale, useUiText } from '../ui-text/ui-text';
import styles from './data-table.module.css';
import card from './row-card.module.css';
import type { TableExport } from './use-table-export';

const ALL = 100;

export function ExportButton({ csv }: { csv: TableExport }) {
  const text = useUiText();
  return (
    <Button
      ref={csv.button}
      variant="ghost"
      size="sm"
      startIcon={<Download aria-hidden="true" />}
      loading={csv.state.step === 'running'}
      onClick={csv.start}
    >
      {text.tableExport}
    </Button>
  );
}

/** How far a long export is, what stopped it, or what it had to leave out. */
export function ExportStatus({ csv: { state, start, leave } }: { csv: TableExport }) {
  const text = useUiText();
  const number = new Intl.NumberFormat(useUiLocale());
  switch (state.step) {
    case 'idle':
      return null;
    case 'running':
      // What comes with the first page is there before anybody could read about it.
      if (state.total === null || state.done >= state.total) return null;
      return (
        <div className={clsx(styles.exportBar, card.exportBar)}>
          <Progress
            size="sm"
            className={styles.exportText}
            label={text.tableExporting}
            value={(state.done / state.total) * ALL}
            valueText={fillText(text.tableExportProgress, {
              done: number.format(state.done),
              total: number.format(state.total),
            })}
          />
          <Button variant="secondary" size="sm" onClick={leave}>
            {text.cancel}
          </Button>
        </div>
      );
    case 'failed':
      return (
        <div className={clsx(styles.exportBar, card.exportBar)}>
          <p role="alert" className={styles.exportText}>
            {fillText(text.tableExportFailed, { reason: state.reason })}
          </p>
          <Button variant="secondary" size="sm" onClick={start}>
            {text.retry}
          </Button>
          <CloseButton onClick={leave} />
        </div>
      );
    case 'capped':
      return (
        <div className={clsx(styles.exportBar, card.exportBar)}>
          <p role="status" className={styles.exportText}>
            {fillText(text.tableExportCapped, {
              count: number.format(state.count),
              total: totalText(text, number.format(state.total), state.totalIsLowerBound),
            })}
          </p>
          <CloseButton onClick={leave} />
        </div>
      );
  }
}

function CloseButton({ onClick }: { onClick: () => void }) {
  const text = useUiText();
  return (
    <IconButton size="sm" label={text.close} onClick={onClick}>
      <X aria-hidden="true" />
    </IconButton>
  );
}
