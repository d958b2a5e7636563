import type { IncomingReturn } from '@solar/contracts/inventory/returns';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { TextArea } from '@solar/ui/text-area/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INVENTORY_KEY, sendInventory } from '../../../api/inventory-api';
import { ProductLabel } from '../../labels/labels';
import { BinPicker } from '../../lookup/bin-picker';
import { SerialsField } from '../../serials/serials-field';
import {
  arrivalsOf,
  counted,
  isBinMissing,
  receiptLines,
  roomFor,
  type Arrival,
} from '../arrivals';
import styles from './receive-return.module.css';

/** Receives a return once: how much came of each product, in which condition, and into which bin it goes. */
export function ReceiveReturn({ incoming }: { incoming: IncomingReturn }) {
  const { t } = useTranslation('inventory');
  const [arrivals, setArrivals] = useState(() => arrivalsOf(incoming));
  const [note, setNote] = useState('');
  const lines = receiptLines(arrivals, incoming);
  const save = useApiMutation({
    mutationFn: () =>
      sendInventory('post', `returns/${incoming.returnId}/receipt`, { lines, note: note.trim() }),
    invalidates: [INVENTORY_KEY],
    success: t('returns.saved'),
  });
  return (
    <Card>
      <CardHeader title={t('returns.receive')} description={t('returns.receiveText')} level={2} />
      <Stack gap="4">
        <ul className={styles.lines}>
          {arrivals.map((arrival, index) => (
            <ArrivalRow
              key={`${arrival.line}|${arrival.lot ?? ''}`}
              incoming={incoming}
              arrival={arrival}
              room={roomFor(arrivals, index, incoming)}
              onChange={(patch) =>
                setArrivals((before) => before.with(index, { ...arrival, ...patch }))
              }
            />
          ))}
        </ul>
        <Field label={t('fields.notes')}>
          <TextArea value={note} onChange={(event) => setNote(event.target.value)} rows={2} />
        </Field>
        {isBinMissing(arrivals) && <p className={styles.aside}>{t('returns.binMissing')}</p>}
        <Button
          size="lg"
          disabled={lines === null}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          {t('returns.receive')}
        </Button>
      </Stack>
    </Card>
  );
}

interface RowProps {
  incoming: IncomingReturn;
  arrival: Arrival;
  room: number;
  onChange: (patch: Partial<Arrival>) => void;
}

function ArrivalRow({ incoming, arrival, room, onChange }: RowProps) {
  const { t } = useTranslation('inventory');
  const line = incoming.lines[arrival.line];
  if (!line) return null;
  const { sku } = line.product;
  const { lot, sellable, damaged, bin } = arrival;
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <ProductLabel product={line.product} />
        <span className={styles.aside}>
          {t('returns.announcedOf', { count: line.quantity })} ·{' '}
          {t(`returns.reasons.${line.reason}`)}
          {lot && ` · ${t('fields.lotOf', { lot })}`}
        </span>
      </div>
      <Field label={t('returns.conditions.sellable')}>
        <QuantityStepper
          value={sellable}
          min={0}
          max={Math.max(0, room - damaged)}
          onChange={(value) => onChange(counted(arrival, 'sellable', value))}
          label={t('returns.sellableOf', { sku })}
        />
      </Field>
      <Field label={t('returns.conditions.damaged')}>
        <QuantityStepper
          value={damaged}
          min={0}
          max={Math.max(0, room - sellable)}
          onChange={(value) => onChange(counted(arrival, 'damaged', value))}
          label={t('returns.damagedOf', { sku })}
        />
      </Field>
      {sellable > 0 && (
        <BinPicker
          label={t('returns.bin')}
          value={bin}
          onPick={(picked) => onChange({ bin: picked })}
        />
      )}
      {line.product.serialCapture && sellable > 0 && (
        <SerialsField
          sku={sku}
          quantity={sellable}
          value={arrival.sellableSerials ?? ''}
          onChange={(sellableSerials) => onChange({ sellableSerials })}
          hint={t('returns.conditions.sellable')}
        />
      )}
      {line.product.serialCapture && damaged > 0 && (
        <SerialsField
          sku={sku}
          quantity={damaged}
          value={arrival.damagedSerials ?? ''}
          onChange={(damagedSerials) => onChange({ damagedSerials })}
          hint={t('returns.conditions.damaged')}
        />
      )}
    </li>
  );
}
