import { useSession } from '@solar/mfe-kit/session/session-store';
import { Card } from '@solar/ui/card/card';
import { Stack } from '@solar/ui/layout/layout';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { InventoryScreen } from '../screen/inventory-screen';
import { fillBook } from './code-book';
import { QueuePanel } from './components/queue-panel';
import { ScanDesk } from './components/scan-desk';
import { TaskActions } from './components/task-actions';
import { TaskPanel } from './components/task-panel';
import { useCommandQueue } from './queue/use-command-queue';
import styles from './scanning.module.css';
import { useKeptTask } from './tasks/use-kept-task';

/** Work with a scanner, on a phone: what is scanned decides what can be done. */
export function ScanningPage() {
  const { t } = useTranslation('inventory');
  const userId = useSession(({ user }) => user?.id ?? '');
  return (
    <InventoryScreen title={t('scanning.title')}>
      <Desk key={userId} userId={userId} />
    </InventoryScreen>
  );
}

/** One person's work: tasks and queue of another are not theirs to send. */
function Desk({ userId }: { userId: string }) {
  const { task, read, setTask } = useKeptTask(userId);
  const { queue, commands } = useCommandQueue(userId);
  useEffect(() => {
    // Without it scans are looked up one by one, which only a dead network shows.
    fillBook().catch(() => undefined);
  }, []);
  return (
    <div className={styles.screen}>
      <Stack gap="4">
        <Card variant="sunken">
          <ScanDesk idle={task.kind === 'look'} read={read} setTask={setTask} />
        </Card>
        <TaskPanel task={task} setTask={setTask} />
        <QueuePanel commands={commands} queue={queue} task={task} setTask={setTask} />
      </Stack>
      <TaskActions task={task} setTask={setTask} onCommand={(command) => queue.add(command)} />
    </div>
  );
}
