import type { Receipt } from '@solar/contracts/inventory/goods-receipts';
import type { PurchaseOrder } from '@solar/contracts/inventory/purchase-orders';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { FormActions, FormSection, fullRowClass } from '@solar/ui/form-section/form-section';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { Select } from '@solar/ui/select/select';
import { TextArea } from '@solar/ui/text-area/text-area';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { INVENTORY_KEY, sendInventory, useInventoryPage } from '../../api/inventory-api';
import { urls } from '../../urls';
import { sayOverfilled } from '../labels/bin-capacity-texts';
import { toReceiptBody, type DraftLine } from '../lines/draft-line';
import { LineEditor } from '../lines/line-editor';
import { useSupplierOptions, useWarehouseOptions } from '../lookup/use-warehouses';
import { InventoryScreen } from '../screen/inventory-screen';
import { ReceiptRefusal } from './receipt-refusal';
import { useOrderLines } from './use-order-lines';

const NO_ORDER = 'none';

const withAllOpen = (lines: DraftLine[]) =>
  lines.map((line) => ({ ...line, quantity: line.open ?? line.quantity }));
const withNothing = (lines: DraftLine[]) => lines.map((line) => ({ ...line, quantity: 0 }));

/** Approved purchase orders to this supplier for this warehouse. */
function useOpenOrders(supplierId: string, warehouseId: string) {
  const chosen = supplierId !== '' && warehouseId !== '';
  const params = { supplierId, warehouseId, status: 'approved', pageSize: 100 };
  const query = useInventoryPage<PurchaseOrder>('purchase-orders', params, chosen);
  return chosen ? (query.data?.items ?? []) : [];
}

/** Receives goods: who delivered what, into which bins. */
export function NewReceiptPage() {
  const { t } = useTranslation('inventory');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [head, setHead] = useState({
    supplierId: params.get('supplierId') ?? '',
    warehouseId: params.get('warehouseId') ?? '',
    purchaseOrderId: params.get('purchaseOrderId') ?? NO_ORDER,
    reference: '',
    notes: '',
  });
  const [lines, setLines] = useState<DraftLine[]>([]);
  const suppliers = useSupplierOptions();
  const warehouses = useWarehouseOptions();
  const orders = useOpenOrders(head.supplierId, head.warehouseId);
  const order = head.purchaseOrderId === NO_ORDER ? null : head.purchaseOrderId;
  useOrderLines(order, setLines);
  const [continuesDelivery, setContinues] = useState(false);
  const counted = lines.filter((line) => line.quantity > 0);
  const set = (patch: Partial<typeof head>) => setHead((before) => ({ ...before, ...patch }));
  const body = {
    ...head,
    purchaseOrderId: order,
    continuesDelivery,
    lines: toReceiptBody(counted),
  };
  const key = useIdempotencyKey(JSON.stringify(body));
  const save = useApiMutation({
    mutationFn: () => sendInventory<Receipt>('post', 'goods-receipts', body, key),
    invalidates: [INVENTORY_KEY],
    failure: null,
    success: (receipt) => t('receipts.posted', { number: receipt.number }),
    onSuccess: (receipt) => {
      sayOverfilled(t, receipt.overfilled);
      void navigate(urls.receipt(receipt.id));
    },
  });
  const ready =
    head.supplierId !== '' &&
    head.warehouseId !== '' &&
    head.reference.trim() !== '' &&
    counted.length > 0 &&
    counted.every((line) => line.bin !== null);
  return (
    <InventoryScreen
      title={t('receipts.create')}
      description={t('receipts.createText')}
      parent={{ label: t('receipts.title'), href: urls.receipts }}
      permission="inventory.receipts.write"
    >
      <Stack gap="6">
        <FormSection title={t('receipts.head')} columns={2}>
          <Field label={t('fields.supplier')} required>
            <Select
              value={head.supplierId}
              options={suppliers}
              placeholder={t('actions.choose')}
              onValueChange={(supplierId) => set({ supplierId, purchaseOrderId: NO_ORDER })}
            />
          </Field>
          <Field label={t('fields.warehouse')} required>
            <Select
              value={head.warehouseId}
              options={warehouses}
              placeholder={t('actions.choose')}
              onValueChange={(warehouseId) => {
                set({ warehouseId, purchaseOrderId: NO_ORDER });
                setLines([]);
              }}
            />
          </Field>
          <Field label={t('receipts.deliveryNote')} hint={t('receipts.deliveryNoteHint')} required>
            <TextInput
              value={head.reference}
              maxLength={200}
              onChange={(event) => set({ reference: event.target.value })}
            />
          </Field>
          <Field label={t('fields.purchaseOrder')} optional>
            <Select
              value={head.purchaseOrderId}
              onValueChange={(purchaseOrderId) => set({ purchaseOrderId })}
              options={[
                { value: NO_ORDER, label: t('receipts.noOrder') },
                ...orders.map(({ id, number }) => ({ value: id, label: number })),
              ]}
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
        {head.warehouseId !== '' && (
          <FormSection title={t('receipts.lines')} description={t('receipts.linesText')}>
            {order !== null && lines.length > 0 && (
              <Inline gap="2">
                <Button variant="secondary" size="sm" onClick={() => setLines(withAllOpen)}>
                  {t('receipts.takeAll')}
                </Button>
                <Button variant="secondary" size="sm" onClick={() => setLines(withNothing)}>
                  {t('receipts.takeNone')}
                </Button>
              </Inline>
            )}
            <LineEditor
              lines={lines}
              onChange={setLines}
              warehouseId={head.warehouseId}
              min={order === null ? 1 : 0}
              dated
            />
          </FormSection>
        )}
        <ReceiptRefusal
          error={save.error}
          continues={continuesDelivery}
          onContinues={setContinues}
        />
        <FormActions sticky>
          <Button
            size="lg"
            disabled={!ready}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {t('receipts.post')}
          </Button>
        </FormActions>
      </Stack>
    </InventoryScreen>
  );
}
