import { EmptyState } from '@solar/ui/empty-state/empty-state';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import { useTranslation } from 'react-i18next';
import type { Task } from '../tasks/task';
import { BinLook, ProductLook } from './look';
import { MovePanel } from './move-panel';
import { PickPanel } from './pick-panel';
import { CountPanel, ReceivePanel } from './lines-panel';

interface TaskPanelProps {
  task: Task;
  setTask: (task: Task) => void;
}

/** What is in hand. */
export function TaskPanel({ task, setTask }: TaskPanelProps) {
  const { t } = useTranslation('inventory');
  switch (task.kind) {
    case 'receive':
      return <ReceivePanel task={task} setTask={setTask} />;
    case 'count':
      return <CountPanel task={task} setTask={setTask} />;
    case 'pick':
      return <PickPanel task={task} setTask={setTask} />;
    case 'move':
      return <MovePanel task={task} setTask={setTask} />;
    case 'look':
      if (task.product) return <ProductLook productId={task.product.productId} />;
      if (task.bin) return <BinLook binId={task.bin.binId} />;
      return (
        <EmptyState
          size="sm"
          level={2}
          icon={<ScanBarcode />}
          title={t('scanning.empty')}
          description={t('scanning.emptyText')}
        />
      );
  }
}
