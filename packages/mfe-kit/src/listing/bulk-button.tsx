import { useBulkAction, type BulkAction } from '../query/use-bulk-action';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { useTranslation } from 'react-i18next';

interface BulkButtonProps<Row> extends BulkAction<Row> {
  label: string;
  rows: readonly Row[];
  /** Asked first, for what cannot be undone. */
  question?: { title: string; description: string };
  /** Lets go of the selection. */
  onDone: () => void;
}

/** Does the same with every selected row; for the bulk bar of a list. */
export function BulkButton<Row>({
  label,
  rows,
  question,
  onDone,
  ...action
}: BulkButtonProps<Row>) {
  const { t } = useTranslation('kit');
  const { run, progress } = useBulkAction(action);
  const start = async () => {
    await run(rows);
    onDone();
  };
  const button = (
    <Button
      size="sm"
      variant={question ? 'danger' : 'secondary'}
      disabled={rows.length === 0}
      loading={progress !== undefined}
      {...(!question && { onClick: () => void start() })}
    >
      {progress ? t('bulk.progress', { ...progress }) : label}
    </Button>
  );
  if (!question) return button;
  return (
    <ConfirmDialog
      tone="danger"
      trigger={button}
      title={question.title}
      description={question.description}
      confirmLabel={label}
      onConfirm={start}
    />
  );
}
