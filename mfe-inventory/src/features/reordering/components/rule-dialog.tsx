import type { ReorderRule } from '@solar/contracts/inventory/reordering';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { Select } from '@solar/ui/select/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INVENTORY_KEY, removeInventory, sendInventory } from '../../../api/inventory-api';
import { useWarehouseOptions } from '../../lookup/use-warehouses';

interface RuleDialogProps {
  productId: string;
  sku: string;
  /** Null for a new one. */
  rule: ReorderRule | null;
  onClose: () => void;
}

/** Sets when a product is ordered for a warehouse, and up to how many pieces. */
export function RuleDialog({ productId, sku, rule, onClose }: RuleDialogProps) {
  const { t } = useTranslation('inventory');
  const warehouses = useWarehouseOptions();
  const [warehouseId, setWarehouse] = useState(rule?.warehouse.id ?? '');
  const [reorderPoint, setPoint] = useState(rule?.reorderPoint ?? 10);
  const [target, setTarget] = useState(rule?.target ?? 50);
  const path = `reorder-rules/${productId}/${warehouseId}`;
  const tooLow = target <= reorderPoint;
  const done = {
    invalidates: [INVENTORY_KEY],
    success: t('reordering.saved'),
    onSuccess: onClose,
  };
  const save = useApiMutation({
    mutationFn: () => sendInventory('put', path, { reorderPoint, target }),
    ...done,
  });
  const remove = useApiMutation({ mutationFn: () => removeInventory(path), ...done });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t(rule ? 'reordering.editRule' : 'reordering.addRule')}
      description={sku}
      footer={
        <>
          {rule && (
            <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
              {t('actions.delete')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button
            disabled={warehouseId === '' || tooLow}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {t('actions.save')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Field label={t('fields.warehouse')} required>
          <Select
            value={warehouseId}
            options={warehouses}
            placeholder={t('actions.choose')}
            disabled={rule !== null}
            onValueChange={setWarehouse}
          />
        </Field>
        <Field label={t('reordering.reorderPoint')} hint={t('reordering.reorderPointHint')}>
          <QuantityStepper
            label={t('reordering.reorderPoint')}
            value={reorderPoint}
            min={0}
            onChange={setPoint}
          />
        </Field>
        <Field
          label={t('reordering.target')}
          hint={t('reordering.targetHint')}
          error={tooLow ? t('reordering.targetTooLow') : undefined}
        >
          <QuantityStepper label={t('reordering.target')} value={target} onChange={setTarget} />
        </Field>
      </Stack>
    </Dialog>
  );
}
