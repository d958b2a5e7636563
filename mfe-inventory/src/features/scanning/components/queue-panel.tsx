import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Badge } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { Stack } from '@solar/ui/layout/layout';
import { WholeNumbers } from '@solar/ui/whole-numbers/whole-numbers';
import { useTranslation } from 'react-i18next';
import type { CommandQueue } from '../queue/command-queue';
import { undoOf, type QueuedCommand } from '../queue/queued-command';
import styles from '../scanning.module.css';
import { hasWork, type Task } from '../tasks/task';

interface QueuePanelProps {
  commands: readonly QueuedCommand[];
  queue: CommandQueue;
  task: Task;
  setTask: (task: Task) => void;
}

/** What was done here and is not on the server yet, with what the server refused. */
export function QueuePanel({ commands, queue, task, setTask }: QueuePanelProps) {
  const { t } = useTranslation('inventory');
  if (commands.length === 0) return null;
  const drop = (command: QueuedCommand) => {
    const undo = undoOf(command, t('scanning.dropReason'));
    queue.remove(command.id);
    if (undo) queue.add(undo);
  };
  const correct = (command: QueuedCommand) => {
    drop(command);
    if (command.task) setTask(command.task);
  };
  return (
    <Card>
      <CardHeader level={2} title={t('scanning.queue')} description={t('scanning.queueText')} />
      <ul className={styles.lines} aria-label={t('scanning.queue')}>
        {commands.map((command) => (
          <li key={command.id} className={styles.line}>
            <Entry command={command} />
            {command.refusal !== null && (
              <Stack gap="2">
                <Button size="sm" onClick={() => queue.retry(command.id)}>
                  {t('scanning.retry')}
                </Button>
                {command.task && (
                  <Button
                    size="sm"
                    variant="secondary"
                    disabled={hasWork(task)}
                    onClick={() => correct(command)}
                  >
                    {t('scanning.correct')}
                  </Button>
                )}
                <Button size="sm" variant="ghost" onClick={() => drop(command)}>
                  {t('scanning.drop')}
                </Button>
              </Stack>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Entry({ command }: { command: QueuedCommand }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const { kind, label, pieces, at, refusal } = command;
  return (
    <div className={styles.what}>
      <p className={styles.place}>
        <WholeNumbers>{t(`scanning.queued.${kind}`, { label })}</WholeNumbers>
      </p>
      <p className={styles.note}>
        {t('scanning.pieces', { count: pieces })} · {format.dateTime(at)}
      </p>
      {refusal === null ? (
        <Badge tone="info">{t('scanning.waiting')}</Badge>
      ) : (
        <p className={styles.refusal}>{refusal}</p>
      )}
    </div>
  );
}
