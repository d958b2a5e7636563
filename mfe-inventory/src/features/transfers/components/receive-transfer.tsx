import type { Transfer } from '@solar/contracts/inventory/transfers';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { Select } from '@solar/ui/select/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INVENTORY_KEY, sendInventory } from '../../../api/inventory-api';
import { refusalText, sayOverfilled } from '../../labels/bin-capacity-texts';
import { BinLabel, ProductLabel } from '../../labels/labels';
import { toSerials } from '../../lines/draft-line';
import { SerialsField } from '../../serials/serials-field';
import styles from './receive-transfer.module.css';

const LOSS_REASONS = ['damaged', 'lost'] as const;
type LossReason = (typeof LOSS_REASONS)[number];
type Arrival = { received: number; missing: number; reason: LossReason; serials?: string };

function openOf(line: Transfer['lines'][number]): number {
  return line.quantity - line.received - line.missing;
}

/** What arrived of each line; what is missing is written off with a reason, the rest stays in transit. */
export function ReceiveTransfer({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('inventory');
  const [arrivals, setArrivals] = useState<Arrival[]>(() =>
    transfer.lines.map((line) => ({ received: openOf(line), missing: 0, reason: 'lost' })),
  );
  const lines = arrivals.flatMap(({ received, missing, reason, serials }, line) =>
    received + missing > 0
      ? [{ line, received, missing, ...(missing > 0 ? { reason } : {}), ...toSerials(serials) }]
      : [],
  );
  const save = useApiMutation({
    mutationFn: () =>
      sendInventory<Transfer>('post', `transfers/${transfer.id}/receipts`, { lines }),
    invalidates: [INVENTORY_KEY],
    failure: null,
    onSuccess: ({ overfilled }) => sayOverfilled(t, overfilled),
    success: t('transfers.received'),
  });
  const set = (index: number, patch: Partial<Arrival>) =>
    setArrivals((before) => before.map((one, at) => (at === index ? { ...one, ...patch } : one)));
  return (
    <Card>
      <CardHeader
        title={t('transfers.receive')}
        description={t('transfers.receiveText')}
        level={2}
      />
      <Stack gap="4">
        {save.error && <p role="alert">{refusalText(t, save.error)}</p>}
        <ul className={styles.lines}>
          {transfer.lines.map((line, index) => {
            const arrival = arrivals[index];
            const open = openOf(line);
            if (!arrival || open === 0) return null;
            return (
              <li key={index} className={styles.line}>
                <div className={styles.what}>
                  <ProductLabel product={line.product} />
                  <BinLabel bin={line.to} lot={line.lot} />
                </div>
                <Field label={t('fields.received')}>
                  <QuantityStepper
                    value={arrival.received}
                    min={0}
                    max={open - arrival.missing}
                    onChange={(received) => set(index, { received })}
                    label={t('transfers.receivedOf', { sku: line.product.sku })}
                  />
                </Field>
                <Field label={t('fields.missing')}>
                  <QuantityStepper
                    value={arrival.missing}
                    min={0}
                    max={open - arrival.received}
                    onChange={(missing) => set(index, { missing })}
                    label={t('transfers.missingOf', { sku: line.product.sku })}
                  />
                </Field>
                {arrival.missing > 0 && (
                  <Field label={t('fields.reason')}>
                    <Select
                      value={arrival.reason}
                      onValueChange={(reason) => set(index, { reason: reason as LossReason })}
                      options={LOSS_REASONS.map((value) => ({
                        value,
                        label: t(`reasons.${value}`),
                      }))}
                    />
                  </Field>
                )}
                {line.serials && arrival.received > 0 && arrival.received < open && (
                  <SerialsField
                    sku={line.product.sku}
                    quantity={arrival.received}
                    value={arrival.serials ?? ''}
                    onChange={(serials) => set(index, { serials })}
                    hint={t('serials.whichArrived')}
                  />
                )}
              </li>
            );
          })}
        </ul>
        <Button
          size="lg"
          disabled={lines.length === 0}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          {t('transfers.receive')}
        </Button>
      </Stack>
    </Card>
  );
}
