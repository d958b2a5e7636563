import type { PickLine } from '@solar/contracts/inventory/order-inventory';
import { CarrierInput } from '@solar/mfe-kit/forms/carrier-input';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { Link } from '@solar/ui/link/link';
import { TextInput } from '@solar/ui/text-input/text-input';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { urls } from '../../../urls';
import { BinLabel, ProductLabel } from '../../labels/labels';
import styles from '../scanning.module.css';
import { withPicked } from '../tasks/serial-step';
import type { PickTask } from '../tasks/task';
import { LineSerials } from './line-serials';

interface PickPanelProps {
  task: PickTask;
  setTask: (task: PickTask) => void;
}

type LineProps = PickPanelProps & { index: number; line: PickLine };

/** What is done with a line by hand: all of it is picked, or the numbers of its pieces are scanned. */
function PickLineHands({ task, setTask, index, line }: LineProps) {
  const { t } = useTranslation('inventory');
  const { product, bin, quantity } = line;
  const place = { sku: product.sku, bin: bin.binCode };
  const done = (task.picked[index] ?? 0) >= quantity;
  const serials = task.serials?.[index] ?? [];
  const naming = task.naming === index;
  if (!product.serialCapture) {
    if (done) return null;
    return (
      <Button
        variant="secondary"
        aria-label={t('shipment.pickAllOf', place)}
        onClick={() => setTask({ ...task, picked: task.picked.with(index, quantity) })}
      >
        {t('shipment.pickAll')}
      </Button>
    );
  }
  const drop = (number: string) =>
    setTask(
      withPicked(
        task,
        index,
        serials.filter((one) => one !== number),
      ),
    );
  return (
    <>
      {!done && !naming && (
        <Button
          variant="secondary"
          aria-label={t('scanning.nameOf', place)}
          onClick={() => setTask({ ...task, naming: index })}
        >
          {t('scanning.name')}
        </Button>
      )}
      {(naming || serials.length > 0) && (
        <LineSerials
          sku={product.sku}
          serials={serials}
          onRemove={drop}
          onDone={naming ? () => setTask({ ...task, naming: null }) : null}
        />
      )}
    </>
  );
}

/** The pick list of an order, in the order of the way to walk. */
export function PickPanel({ task, setTask }: PickPanelProps) {
  const { t } = useTranslation('inventory');
  const { order, picked, bin } = task;
  return (
    <Card>
      <CardHeader
        level={2}
        title={t('shipment.title', { number: order.orderNumber })}
        // Missing pieces and other lots are decided there.
        description={
          <Link href={urls.shipment(order.orderId)}>
            {t('shipments.open', { number: order.orderNumber })}
          </Link>
        }
      />
      <Stack gap="4">
        <ol className={styles.lines} aria-label={t('shipment.pickList')}>
          {order.lines.map((line, index) => {
            const count = picked[index] ?? 0;
            const done = count >= line.quantity;
            const opened = bin?.binId === line.bin.binId;
            return (
              <li
                key={`${line.bin.binId}|${line.product.productId}|${line.lot ?? ''}`}
                className={clsx(styles.line, done && styles.done, opened && styles.open)}
              >
                <div className={styles.what}>
                  <p className={styles.place}>
                    <BinLabel bin={line.bin} lot={line.lot} />
                  </p>
                  <ProductLabel product={line.product} />
                </div>
                <span className={styles.big}>
                  {t('shipment.pickedOf', { picked: count, quantity: line.quantity })}
                </span>
                <PickLineHands task={task} setTask={setTask} index={index} line={line} />
              </li>
            );
          })}
        </ol>
        <Field label={t('fields.carrier')} optional>
          <CarrierInput
            value={task.carrier}
            onChange={(event) => setTask({ ...task, carrier: event.target.value })}
          />
        </Field>
        <Field label={t('fields.tracking')} optional>
          <TextInput
            value={task.tracking}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setTask({ ...task, tracking: event.target.value })}
          />
        </Field>
      </Stack>
    </Card>
  );
}
