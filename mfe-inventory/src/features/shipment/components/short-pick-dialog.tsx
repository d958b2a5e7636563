import type { OrderStock, PickLine } from '@solar/contracts/inventory/order-inventory';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { Dialog, DialogClose } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INVENTORY_KEY, sendInventory } from '../../../api/inventory-api';
import { ShortageChoices } from '../../shortages/shortage-choices';
import { useShortageDecisions } from '../../shortages/use-shortage-decisions';

interface ShortPickDialogProps {
  order: OrderStock;
  line: PickLine;
  /** Pieces that were found already. */
  picked: number;
}

/** Reports that a bin lacks pieces: they are written off, and the order gets others or goes short. */
export function ShortPickDialog({ order, line, picked }: ShortPickDialogProps) {
  const { t } = useTranslation('inventory');
  const [open, setOpen] = useState(false);
  const most = line.quantity - picked;
  const [missing, setMissing] = useState(most);
  const decisions = useShortageDecisions();
  const { product, bin, lot } = line;
  const body = {
    ...{ productId: product.productId, binId: bin.binId, lot, missing },
    shortages: decisions.body,
  };
  const key = useIdempotencyKey(JSON.stringify(body));
  const report = useApiMutation({
    mutationFn: () => sendInventory('post', `orders/${order.orderId}/short-picks`, body, key),
    invalidates: [INVENTORY_KEY],
    failure: null,
    success: t('shortages.reported', { sku: product.sku }),
    onSuccess: () => setOpen(false),
  });
  const { error } = report;
  const other = error !== null && !isHttpError(error, 'stock.promised');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setMissing(most);
        report.reset();
      }}
      size="sm"
      title={t('shortages.reportTitle', { sku: product.sku, bin: bin.binCode })}
      description={t('shortages.reportText')}
      trigger={
        <Button
          variant="ghost"
          aria-label={t('shortages.reportOf', { sku: product.sku, bin: bin.binCode })}
        >
          {t('shortages.report')}
        </Button>
      }
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{t('actions.cancel')}</Button>
          </DialogClose>
          <Button
            disabled={!decisions.complete(error)}
            loading={report.isPending}
            onClick={() => report.mutate()}
          >
            {t('shortages.writeOff')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Field label={t('shortages.missing')}>
          <QuantityStepper
            label={t('shortages.missing')}
            value={missing}
            min={1}
            max={Math.max(1, most)}
            onChange={setMissing}
          />
        </Field>
        {other && <p role="alert">{errorText(error)}</p>}
        <ShortageChoices error={error} decisions={decisions} />
      </Stack>
    </Dialog>
  );
}
