import { Card, CardHeader } from '@solar/ui/card/card';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { Field } from '@solar/ui/field/field';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Stack } from '@solar/ui/layout/layout';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { TextInput } from '@solar/ui/text-input/text-input';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { Pieces, ProductLabel } from '../../labels/labels';
import styles from '../scanning.module.css';
import { LineSerials } from './line-serials';
import type { CountTask, ReceiveTask, TaskLine } from '../tasks/task';

interface PanelProps<T> {
  task: T;
  setTask: (task: T) => void;
}

/** Goods that come on a purchase order: its delivery note, what was scanned, and what is still open. */
export function ReceivePanel({ task, setTask }: PanelProps<ReceiveTask>) {
  const { t } = useTranslation('inventory');
  return (
    <Card>
      <CardHeader level={2} title={t('scanning.receiving', { number: task.number })} />
      <Stack gap="4">
        <Field label={t('receipts.deliveryNote')} required>
          <TextInput
            value={task.reference}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setTask({ ...task, reference: event.target.value })}
            // A scanner ends with Enter; what it reads next is no part of the note's number.
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          />
        </Field>
        <Checkbox
          checked={task.continuesDelivery}
          onCheckedChange={(continuesDelivery) => setTask({ ...task, continuesDelivery })}
          label={t('scanning.continues')}
        />
        <OpenBin task={task} />
        <Lines task={task} setTask={setTask} min={1} />
        <ul className={styles.lines} aria-label={t('scanning.open')}>
          {task.expected.map(({ product, open }) => (
            <li key={product.productId} className={styles.line}>
              <span className={styles.what}>
                <ProductLabel product={product} />
              </span>
              <span className={styles.note}>
                {t('scanning.receivedOf', {
                  pieces: piecesOf(task.lines, product.productId),
                  open,
                })}
              </span>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

/** A blind count, bin by bin. */
export function CountPanel({ task, setTask }: PanelProps<CountTask>) {
  const { t } = useTranslation('inventory');
  return (
    <Card>
      <CardHeader level={2} title={t('scanning.counting', { number: task.number })} />
      <Stack gap="4">
        <OpenBin task={task} />
        <Lines task={task} setTask={setTask} min={0} />
      </Stack>
    </Card>
  );
}

function OpenBin({ task }: { task: ReceiveTask | CountTask }) {
  const { t } = useTranslation('inventory');
  if (!task.bin) return <p className={styles.note}>{t('scan.binFirst')}</p>;
  return (
    <p className={styles.place}>
      <Identifier>{task.bin.binCode}</Identifier>
    </p>
  );
}

type LinesProps<T> = PanelProps<T> & { min: number };

function Lines<T extends ReceiveTask | CountTask>({ task, setTask, min }: LinesProps<T>) {
  const { t } = useTranslation('inventory');
  const change = (index: number, patch: Partial<TaskLine>) => {
    const line = task.lines[index];
    if (line) setTask({ ...task, lines: task.lines.with(index, { ...line, ...patch }) });
  };
  const drop = (index: number, number: string) => {
    const line = task.lines[index];
    const left = line?.serials?.filter((one) => one !== number) ?? [];
    change(index, { serials: left, quantity: left.length });
  };
  const done = () => setTask({ ...task, naming: false });
  return (
    <ul className={styles.lines} aria-label={t('lines.label')}>
      {task.lines.map((line, index) => (
        <li key={`${line.product.productId}|${line.bin.binId}`} className={styles.line}>
          <span className={styles.what}>
            <ProductLabel product={line.product} /> <Identifier>{line.bin.binCode}</Identifier>
          </span>
          <span className={styles.big}>
            <Pieces value={line.quantity} />
          </span>
          {line.serials ? (
            <LineSerials
              sku={line.product.sku}
              serials={line.serials}
              onRemove={(number) => drop(index, number)}
              onDone={task.kind === 'receive' && task.naming && index === 0 ? done : null}
            />
          ) : (
            <QuantityStepper
              className={styles.quantity}
              value={line.quantity}
              min={min}
              onChange={(quantity) => change(index, { quantity })}
              label={t('lines.quantityOf', { sku: line.product.sku })}
            />
          )}
          <Field label={t('fields.lot')} hideLabel>
            <TextInput
              value={line.lot}
              maxLength={60}
              placeholder={t('fields.lot')}
              onChange={(event) => change(index, { lot: event.target.value })}
            />
          </Field>
          <IconButton
            label={t('lines.remove', { sku: line.product.sku })}
            onClick={() =>
              setTask({ ...task, naming: false, lines: task.lines.toSpliced(index, 1) })
            }
          >
            <Trash2 />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function piecesOf(lines: readonly TaskLine[], productId: string): number {
  return lines.reduce(
    (sum, line) => sum + (line.product.productId === productId ? line.quantity : 0),
    0,
  );
}
