import type { Stocktake } from '@solar/contracts/inventory/stocktakes';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { Dialog, DialogClose } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { Select } from '@solar/ui/select/select';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { INVENTORY_KEY, sendInventory } from '../../../api/inventory-api';
import { urls } from '../../../urls';
import { useWarehouseOptions, useZoneOptions } from '../../lookup/use-warehouses';

const WHOLE = 'whole';

/** Starts a stocktake of a warehouse or of one of its zones. */
export function NewStocktakeDialog() {
  const { t } = useTranslation('inventory');
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [warehouseId, setWarehouseId] = useState('');
  const [zoneId, setZoneId] = useState(WHOLE);
  const warehouses = useWarehouseOptions();
  const zones = useZoneOptions(warehouseId);
  const save = useApiMutation({
    mutationFn: () =>
      sendInventory<Stocktake>('post', 'stocktakes', {
        name: name.trim(),
        warehouseId,
        zoneId: zoneId === WHOLE ? null : zoneId,
      }),
    invalidates: [INVENTORY_KEY],
    success: (stocktake) => t('stocktakes.started', { number: stocktake.number }),
    onSuccess: (stocktake) => void navigate(urls.stocktake(stocktake.id)),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="sm"
      title={t('stocktakes.create')}
      description={t('stocktakes.createText')}
      trigger={<Button>{t('stocktakes.create')}</Button>}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{t('actions.cancel')}</Button>
          </DialogClose>
          <Button
            disabled={name.trim() === '' || warehouseId === ''}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {t('stocktakes.start')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Field label={t('fields.name')} required>
          <TextInput
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field label={t('fields.warehouse')} required>
          <Select
            value={warehouseId}
            placeholder={t('actions.choose')}
            options={warehouses}
            onValueChange={(id) => {
              setWarehouseId(id);
              setZoneId(WHOLE);
            }}
          />
        </Field>
        <Field label={t('fields.zone')}>
          <Select
            value={zoneId}
            disabled={warehouseId === ''}
            onValueChange={setZoneId}
            options={[{ value: WHOLE, label: t('stocktakes.wholeWarehouse') }, ...zones]}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
