import type { StockDetail } from '@solar/contracts/inventory/stock-levels';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { Dialog, DialogClose } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INVENTORY_KEY, sendInventory } from '../../../api/inventory-api';

/** Sets from which quantity on the product counts as low. */
export function ThresholdDialog({ detail }: { detail: StockDetail }) {
  const { t } = useTranslation('inventory');
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState(detail.lowStockAt);
  const mayChange = useCan('inventory.stock.adjust');
  const save = useApiMutation({
    mutationFn: () =>
      sendInventory('patch', `stock-levels/${detail.productId}`, { lowStockAt: value }),
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
          <Button loading={save.isPending} onClick={() => save.mutate()}>
            {t('actions.save')}
          </Button>
        </>
      }
    >
      <Field label={t('fields.lowStockAt')}>
        <QuantityStepper value={value} min={0} onChange={setValue} label={t('fields.lowStockAt')} />
      </Field>
    </Dialog>
  );
}
