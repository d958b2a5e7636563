import type { PurchaseOrder } from '@solar/contracts/inventory/purchase-orders';
import { currencyDigits, parseDecimal } from '@solar/mfe-kit/format/decimal';
import { DecimalInput } from '@solar/mfe-kit/forms/decimal-input';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { DateField } from '@solar/ui/date-field/date-field';
import { Field } from '@solar/ui/field/field';
import { FormActions, FormSection, fullRowClass } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { Select } from '@solar/ui/select/select';
import { TextArea } from '@solar/ui/text-area/text-area';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { INVENTORY_KEY, sendInventory } from '../../api/inventory-api';
import { urls } from '../../urls';
import { useSupplierOptions, useWarehouseOptions } from '../lookup/use-warehouses';
import { InventoryScreen } from '../screen/inventory-screen';
import { OrderLines, type OrderLine } from './components/order-lines';

const CURRENCY = 'USD';
const DIGITS = currencyDigits(CURRENCY);

function moneyOf(text: string): { amount: number; currency: string } | null {
  const amount = parseDecimal(text, DIGITS);
  return amount === null ? null : { amount, currency: CURRENCY };
}

/** Drafts a purchase order. */
export function NewPurchaseOrderPage() {
  const { t } = useTranslation('inventory');
  const navigate = useNavigate();
  const [head, setHead] = useState({
    supplierId: '',
    warehouseId: '',
    reference: '',
    shippingMethod: '',
    shippingCost: '',
    notes: '',
    deliveryDate: null as string | null,
  });
  const [lines, setLines] = useState<OrderLine[]>([]);
  const suppliers = useSupplierOptions();
  const warehouses = useWarehouseOptions();
  const set = (patch: Partial<typeof head>) => setHead((before) => ({ ...before, ...patch }));
  const body = {
    ...head,
    shippingCost: moneyOf(head.shippingCost),
    lines: lines.map(({ product, quantity, cost }) => ({
      productId: product.productId,
      quantity,
      unitCost: moneyOf(cost),
    })),
  };
  const key = useIdempotencyKey(JSON.stringify(body));
  const save = useApiMutation({
    mutationFn: () => sendInventory<PurchaseOrder>('post', 'purchase-orders', body, key),
    invalidates: [INVENTORY_KEY],
    success: (order) => t('purchaseOrders.drafted', { number: order.number }),
    onSuccess: (order) => void navigate(urls.purchaseOrder(order.id)),
  });
  const wrongCost = [head.shippingCost, ...lines.map((line) => line.cost)].some(
    (cost) => cost.trim() !== '' && moneyOf(cost) === null,
  );
  const ready = head.supplierId !== '' && head.warehouseId !== '' && lines.length > 0 && !wrongCost;
  return (
    <InventoryScreen
      title={t('purchaseOrders.create')}
      parent={{ label: t('purchaseOrders.title'), href: urls.purchaseOrders }}
      permission="inventory.purchase-orders.write"
    >
      <Stack gap="6">
        <FormSection title={t('purchaseOrders.head')} columns={2}>
          <Field label={t('fields.supplier')} required>
            <Select
              value={head.supplierId}
              options={suppliers}
              placeholder={t('actions.choose')}
              onValueChange={(supplierId) => set({ supplierId })}
            />
          </Field>
          <Field label={t('fields.warehouse')} required>
            <Select
              value={head.warehouseId}
              options={warehouses}
              placeholder={t('actions.choose')}
              onValueChange={(warehouseId) => set({ warehouseId })}
            />
          </Field>
          <Field label={t('fields.deliveryDate')} optional>
            <DateField
              value={head.deliveryDate}
              onChange={(deliveryDate) => set({ deliveryDate })}
            />
          </Field>
          <Field label={t('fields.reference')} optional>
            <TextInput
              value={head.reference}
              maxLength={200}
              onChange={(event) => set({ reference: event.target.value })}
            />
          </Field>
          <Field label={t('fields.shippingMethod')} optional>
            <TextInput
              value={head.shippingMethod}
              maxLength={200}
              onChange={(event) => set({ shippingMethod: event.target.value })}
            />
          </Field>
          <Field label={t('fields.shippingCost')} optional>
            <DecimalInput
              value={head.shippingCost}
              digits={DIGITS}
              suffix={CURRENCY}
              onValueChange={(shippingCost) => set({ shippingCost })}
            />
          </Field>
          <Field label={t('fields.notes')} optional className={fullRowClass}>
            <TextArea
              value={head.notes}
              rows={2}
              onChange={(event) => set({ notes: event.target.value })}
            />
          </Field>
        </FormSection>
        <FormSection title={t('purchaseOrders.lines')}>
          <OrderLines lines={lines} currency={CURRENCY} onChange={setLines} />
        </FormSection>
        <FormActions sticky>
          {wrongCost && <p role="alert">{t('purchaseOrders.wrongCost')}</p>}
          <Button
            size="lg"
            disabled={!ready}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {t('purchaseOrders.draft')}
          </Button>
        </FormActions>
      </Stack>
    </InventoryScreen>
  );
}
