import {
  DEFAULT_PICK_ORDER,
  PICK_ORDERS,
  pickOrderSchema,
  SERIAL_CAPTURES,
  serialCaptureSchema,
} from '@solar/contracts/inventory/states';
import { barcodeSchema, type StockDetail } from '@solar/contracts/inventory/stock-levels';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { Dialog, DialogClose } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { RadioGroup } from '@solar/ui/radio-group/radio-group';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INVENTORY_KEY, sendInventory } from '../../../api/inventory-api';

/** Sets from which quantity on the product counts as low, which goods leave first, and the barcode. */
export function ThresholdDialog({ detail }: { detail: StockDetail }) {
  const { t } = useTranslation('inventory');
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState(detail.lowStockAt);
  const [pickOrder, setPickOrder] = useState(detail.pickOrder ?? DEFAULT_PICK_ORDER);
  const [serialCapture, setSerialCapture] = useState(detail.serialCapture ?? 'none');
  const [barcode, setBarcode] = useState(detail.barcode ?? '');
  const digits = barcode.trim();
  const wrong = digits !== '' && !barcodeSchema.safeParse(digits).success;
  const mayChange = useCan('inventory.stock.adjust');
  const save = useApiMutation({
    mutationFn: () =>
      sendInventory('patch', `stock-levels/${detail.productId}`, {
        lowStockAt: value,
        pickOrder,
        serialCapture,
        barcode: digits || null,
      }),
    invalidates: [INVENTORY_KEY],
    success: t('stockDetail.thresholdSaved'),
    onSuccess: () => setOpen(false),
  });
  if (!mayChange) return null;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="sm"
      title={t('stockDetail.threshold')}
      description={t('stockDetail.thresholdText')}
      trigger={<Button variant="secondary">{t('stockDetail.threshold')}</Button>}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{t('actions.cancel')}</Button>
          </DialogClose>
          <Button disabled={wrong} loading={save.isPending} onClick={() => save.mutate()}>
            {t('actions.save')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Field label={t('fields.lowStockAt')}>
          <QuantityStepper
            value={value}
            min={0}
            onChange={setValue}
            label={t('fields.lowStockAt')}
          />
        </Field>
        <Field as="fieldset" label={t('stockDetail.pickOrder')}>
          <RadioGroup
            value={pickOrder}
            onValueChange={(order) => setPickOrder(pickOrderSchema.parse(order))}
            options={PICK_ORDERS.map((order) => ({
              value: order,
              label: t(`stockDetail.pickOrders.${order}`),
              description: t(`stockDetail.pickOrderTexts.${order}`),
            }))}
          />
        </Field>
        <Field as="fieldset" label={t('serials.title')} hint={t('serials.captureHint')}>
          <RadioGroup
            value={serialCapture}
            onValueChange={(capture) => setSerialCapture(serialCaptureSchema.parse(capture))}
            options={SERIAL_CAPTURES.map((capture) => ({
              value: capture,
              label: t(`serials.captures.${capture}`),
            }))}
          />
        </Field>
        <Field
          label={t('stockDetail.barcode')}
          hint={t('stockDetail.barcodeHint')}
          error={wrong ? t('stockDetail.barcodeWrong') : undefined}
          optional
        >
          <TextInput
            value={barcode}
            inputMode="numeric"
            maxLength={14}
            autoComplete="off"
            onChange={(event) => setBarcode(event.target.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
