import type { Money } from '@solar/contracts/common/money';
import type { PurchaseOrder } from '@solar/contracts/inventory/purchase-orders';
import { currencyDigits } from '@solar/contracts/common/minor-units';
import { decimalText, parseDecimal } from '@solar/mfe-kit/format/decimal';
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
import { INVENTORY_KEY, sendInventory } from '../../../api/inventory-api';
import { useSupplierOptions, useWarehouseOptions } from '../../lookup/use-warehouses';
import { OrderLines, type OrderLine } from './order-lines';

/** Of an order whose costs are still to come. */

function moneyOf(text: string, currency: string): Money | null {
  const amount = parseDecimal(text, currencyDigits(currency));
  return amount === null ? null : { amount, currency };
}

const textOf = (cost: Money | null) =>
  cost ? decimalText(cost.amount, currencyDigits(cost.currency)) : '';

function headOf(order: PurchaseOrder | undefined) {
  return {
    supplierId: order?.supplier.id ?? '',
    warehouseId: order?.warehouse.id ?? '',
    reference: order?.reference ?? '',
    shippingMethod: order?.shippingMethod ?? '',
    shippingCost: textOf(order?.shippingCost ?? null),
    notes: order?.notes ?? '',
    deliveryDate: order?.deliveryDate ?? null,
  };
}

function linesOf(order: PurchaseOrder | undefined): OrderLine[] {
  const lines = order?.lines ?? [];
  return lines.map(({ product, quantity, unitCost }) => ({
    product,
    quantity,
    cost: textOf(unitCost),
  }));
}

/** Writes a new draft, or changes one that is there. */
export function PurchaseOrderForm({
  order,
  currency,
  onSaved,
}: {
  order?: PurchaseOrder;
  currency: string;
  onSaved: (saved: PurchaseOrder) => void;
}) {
  const { t } = useTranslation('inventory');
  const [head, setHead] = useState(() => headOf(order));
  const [lines, setLines] = useState(() => linesOf(order));
  const suppliers = useSupplierOptions();
  const warehouses = useWarehouseOptions();
  const set = (patch: Partial<typeof head>) => setHead((before) => ({ ...before, ...patch }));
  const body = {
    ...head,
    shippingCost: moneyOf(head.shippingCost, currency),
    lines: lines.map(({ product, quantity, cost }) => ({
      productId: product.productId,
      quantity,
      unitCost: moneyOf(cost, currency),
    })),
  };
  const key = useIdempotencyKey(JSON.stringify(body));
  const save = useApiMutation({
    mutationFn: () =>
      order
        ? sendInventory<PurchaseOrder>('patch', `purchase-orders/${order.id}`, body, key)
        : sendInventory<PurchaseOrder>('post', 'purchase-orders', body, key),
    invalidates: [INVENTORY_KEY],
    success: ({ number }) => t(`purchaseOrders.${order ? 'saved' : 'drafted'}`, { number }),
    onSuccess: onSaved,
  });
  const wrongCost = [head.shippingCost, ...lines.map((line) => line.cost)].some(
    (cost) => cost.trim() !== '' && moneyOf(cost, currency) === null,
  );
  const ready = head.supplierId !== '' && head.warehouseId !== '' && lines.length > 0 && !wrongCost;
  return (
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
          <DateField value={head.deliveryDate} onChange={(deliveryDate) => set({ deliveryDate })} />
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
            digits={currencyDigits(currency)}
            suffix={currency}
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
        <OrderLines lines={lines} currency={currency} onChange={setLines} />
      </FormSection>
      <FormActions sticky>
        {wrongCost && <p role="alert">{t('purchaseOrders.wrongCost')}</p>}
        <Button size="lg" disabled={!ready} loading={save.isPending} onClick={() => save.mutate()}>
          {t('purchaseOrders.draft')}
        </Button>
      </FormActions>
    </Stack>
  );
}
