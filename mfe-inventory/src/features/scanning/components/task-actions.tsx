import type { Permission } from '@solar/contracts/common/permissions';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { useTranslation } from 'react-i18next';
import type { NewCommand } from '../queue/queued-command';
import styles from '../scanning.module.css';
import { hasWork, IDLE, type LookTask, type Task } from '../tasks/task';
import { moveOf } from '../tasks/serial-step';
import { commandOf } from '../tasks/task-command';

interface TaskActionsProps {
  task: Task;
  setTask: (task: Task) => void;
  onCommand: (command: NewCommand) => void;
}

const PERMISSION: Record<Exclude<Task['kind'], 'look'>, Permission> = {
  receive: 'inventory.receipts.write',
  pick: 'inventory.shipments.write',
  count: 'inventory.stocktakes.write',
  move: 'inventory.transfers.write',
};

/** What can be done with the task in hand, in reach of the thumb. */
export function TaskActions({ task, setTask, onCommand }: TaskActionsProps) {
  if (task.kind === 'look') return <LookActions task={task} setTask={setTask} />;
  return <WorkActions task={task} setTask={setTask} onCommand={onCommand} />;
}

function LookActions({ task, setTask }: { task: LookTask; setTask: (task: Task) => void }) {
  const { t } = useTranslation('inventory');
  const mayMove = useCan(PERMISSION.move);
  const { product, bin } = task;
  if (!product && !bin) return null;
  const move = () => setTask(moveOf(product, bin));
  return (
    <div className={styles.bar}>
      <Button size="lg" variant="secondary" onClick={() => setTask(IDLE)}>
        {t('scanning.close')}
      </Button>
      {mayMove && (
        <Button size="lg" onClick={move}>
          {t(bin ? 'scanning.moveFromHere' : 'scanning.move')}
        </Button>
      )}
    </div>
  );
}

type Work = Exclude<Task, LookTask>;

function WorkActions({ task, setTask, onCommand }: TaskActionsProps & { task: Work }) {
  const { t } = useTranslation('inventory');
  const may = useCan(PERMISSION[task.kind]);
  const command = commandOf(task);
  const send = () => {
    if (!command) return;
    onCommand(command);
    // A count goes on with the next bin.
    setTask(task.kind === 'count' ? { ...task, lines: [] } : IDLE);
  };
  const leave = (
    <Button size="lg" variant="secondary" {...(!hasWork(task) && { onClick: () => setTask(IDLE) })}>
      {t('scanning.leave')}
    </Button>
  );
  return (
    <div className={styles.bar}>
      {hasWork(task) ? (
        <ConfirmDialog
          tone="danger"
          trigger={leave}
          title={t('scanning.leaveTitle')}
          description={t('scanning.leaveText')}
          confirmLabel={t('scanning.leaveConfirm')}
          onConfirm={() => setTask(IDLE)}
        />
      ) : (
        leave
      )}
      {may ? (
        <Button size="lg" disabled={!command} onClick={send}>
          {t(`scanning.send.${task.kind}`)}
        </Button>
      ) : (
        <p className={styles.note}>{t('scanning.notAllowed')}</p>
      )}
    </div>
  );
}
