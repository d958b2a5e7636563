import { Card, CardHeader } from '@solar/ui/card/card';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { Field } from '@solar/ui/field/field';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Stack } from '@solar/ui/layout/layout';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';
import { Pieces, ProductLabel } from '../../labels/labels';
import styles from '../scanning.module.css';
import type { MoveTask } from '../tasks/task';
import { LineSerials } from './line-serials';

interface MovePanelProps {
  task: MoveTask;
  setTask: (task: MoveTask) => void;
}

/** Pieces of one product on their way from a bin to another. */
export function MovePanel({ task, setTask }: MovePanelProps) {
  const { t } = useTranslation('inventory');
  const { product, quantity, from, to, lot, serials } = task;
  const keep = (left: string[]) => setTask({ ...task, serials: left, quantity: left.length });
  const next = from === null ? 'scanFrom' : product === null ? 'scanProduct' : 'scanTo';
  const place = (bin: MoveTask['from']) => (bin ? <Identifier>{bin.binCode}</Identifier> : '–');
  return (
    <Card>
      <CardHeader level={2} title={t('scanning.moving')} />
      <Stack gap="4">
        {!to && <p className={styles.note}>{t(`scanning.${next}`)}</p>}
        <DescriptionList
          items={[
            {
              term: t('fields.product'),
              value: product ? <ProductLabel product={product} /> : '–',
            },
            { term: t('scanning.fromBin'), value: place(from) },
            { term: t('scanning.toBin'), value: place(to) },
          ]}
        />
        {product && (
          <>
            <span className={styles.big}>
              <Pieces value={quantity} />
            </span>
            {serials ? (
              <LineSerials
                sku={product.sku}
                serials={serials}
                onRemove={(number) => keep(serials.filter((one) => one !== number))}
                onDone={task.naming ? () => setTask({ ...task, naming: false }) : null}
              />
            ) : (
              <QuantityStepper
                className={styles.quantity}
                value={quantity}
                onChange={(pieces) => setTask({ ...task, quantity: pieces })}
                label={t('lines.quantityOf', { sku: product.sku })}
              />
            )}
            <Field label={t('fields.lot')} optional>
              <TextInput
                value={lot}
                maxLength={60}
                onChange={(event) => setTask({ ...task, lot: event.target.value })}
              />
            </Field>
          </>
        )}
      </Stack>
    </Card>
  );
}
