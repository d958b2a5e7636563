import type { BinRef } from '@solar/contracts/inventory/fields';
import type { OrderStock } from '@solar/contracts/inventory/order-inventory';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { Dialog, DialogClose } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { TextArea } from '@solar/ui/text-area/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INVENTORY_KEY, sendInventory } from '../../../api/inventory-api';
import { BinPicker } from '../../lookup/bin-picker';

/** Books goods of a shipped order back into a bin. */
export function ReturnDialog({ order }: { order: OrderStock }) {
  const { t } = useTranslation('inventory');
  const [open, setOpen] = useState(false);
  const [counts, setCounts] = useState(() => order.lines.map(() => 0));
  const [bin, setBin] = useState<BinRef | null>(null);
  const [note, setNote] = useState('');
  const lines = order.lines.flatMap((line, index) => {
    const quantity = counts[index] ?? 0;
    const { productId } = line.product;
    return quantity > 0 ? [{ productId, lot: line.lot, quantity, binId: bin?.binId }] : [];
  });
  const save = useApiMutation({
    mutationFn: () =>
      sendInventory('post', `orders/${order.orderId}/returns`, { lines, note: note.trim() }),
    invalidates: [INVENTORY_KEY],
    success: t('shipment.returnSaved'),
    onSuccess: () => setOpen(false),
  });
  const ready = lines.length > 0 && bin !== null && note.trim() !== '';
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('shipment.return')}
      description={t('shipment.returnText')}
      trigger={<Button variant="secondary">{t('shipment.return')}</Button>}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{t('actions.cancel')}</Button>
          </DialogClose>
          <Button disabled={!ready} loading={save.isPending} onClick={() => save.mutate()}>
            {t('shipment.returnSave')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {order.lines.map((line, index) => (
          <Field
            key={`${line.bin.binId}|${line.product.productId}|${line.lot ?? ''}`}
            label={`${line.product.sku} · ${line.product.name}`}
            hint={t('shipment.returnable', { count: line.quantity - line.returned })}
          >
            <QuantityStepper
              value={counts[index] ?? 0}
              min={0}
              max={line.quantity - line.returned}
              onChange={(value) => setCounts(counts.with(index, value))}
              label={t('lines.quantityOf', { sku: line.product.sku })}
            />
          </Field>
        ))}
        <BinPicker label={t('shipment.returnBin')} value={bin} onPick={setBin} />
        <Field label={t('fields.notes')} required>
          <TextArea value={note} onChange={(event) => setNote(event.target.value)} rows={2} />
        </Field>
      </Stack>
    </Dialog>
  );
}
