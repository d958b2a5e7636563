import { currencyDigits } from '@solar/contracts/common/minor-units';
import type { SupplierProduct } from '@solar/contracts/inventory/reordering';
import { decimalText, parseDecimal } from '@solar/mfe-kit/format/decimal';
import { DecimalInput } from '@solar/mfe-kit/forms/decimal-input';
import { InShopCurrency } from '@solar/mfe-kit/query/in-shop-currency';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { Grid, Stack } from '@solar/ui/layout/layout';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { Select } from '@solar/ui/select/select';
import { Switch } from '@solar/ui/switch/switch';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INVENTORY_KEY, removeInventory, sendInventory } from '../../../api/inventory-api';
import { useSupplierOptions } from '../../lookup/use-warehouses';

interface OfferDialogProps {
  productId: string;
  sku: string;
  /** Null for a new one. */
  offer: SupplierProduct | null;
  onClose: () => void;
}

function termsOf(offer: SupplierProduct | null) {
  const cost = offer?.unitCost;
  return {
    supplierId: offer?.supplier.id ?? '',
    supplierSku: offer?.supplierSku ?? '',
    cost: cost ? decimalText(cost.amount, currencyDigits(cost.currency)) : '',
    packSize: offer?.packSize ?? 1,
    minimumOrder: offer?.minimumOrder ?? 1,
    leadTimeDays: offer?.leadTimeDays ?? 7,
    preferred: offer?.preferred ?? false,
  };
}

function OfferForm({
  productId,
  sku,
  offer,
  onClose,
  currency,
}: OfferDialogProps & { currency: string }) {
  const { t } = useTranslation('inventory');
  const [terms, setTerms] = useState(() => termsOf(offer));
  const set = (patch: Partial<typeof terms>) => setTerms((before) => ({ ...before, ...patch }));
  const suppliers = useSupplierOptions();
  const mayPrice = useCan('catalog.costs.write');
  const { supplierId, cost, ...rest } = terms;
  const amount = parseDecimal(cost, currencyDigits(currency));
  const wrongCost = cost.trim() !== '' && amount === null;
  const body = {
    ...rest,
    ...(mayPrice ? { unitCost: amount === null ? null : { amount, currency } } : {}),
  };
  const key = useIdempotencyKey(JSON.stringify({ supplierId, ...body }));
  const done = {
    invalidates: [INVENTORY_KEY],
    success: t('reordering.saved'),
    onSuccess: onClose,
  };
  const save = useApiMutation({
    mutationFn: () =>
      offer
        ? sendInventory('patch', `supplier-products/${offer.id}`, body, key)
        : sendInventory('post', 'supplier-products', { supplierId, productId, ...body }, key),
    ...done,
  });
  const remove = useApiMutation({
    mutationFn: () => removeInventory(`supplier-products/${offer?.id ?? ''}`),
    ...done,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(offer ? 'reordering.editSupplier' : 'reordering.addSupplier')}
      description={sku}
      footer={
        <>
          {offer && (
            <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
              {t('actions.delete')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button
            disabled={supplierId === '' || wrongCost}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {t('actions.save')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Grid min="sm" gap="4">
          <Field label={t('fields.supplier')} required>
            <Select
              value={supplierId}
              options={suppliers}
              placeholder={t('actions.choose')}
              disabled={offer !== null}
              onValueChange={(id) => set({ supplierId: id })}
            />
          </Field>
          <Field label={t('reordering.supplierSku')} optional>
            <TextInput
              value={terms.supplierSku}
              maxLength={100}
              onChange={(event) => set({ supplierSku: event.target.value })}
            />
          </Field>
          {mayPrice && (
            <Field
              label={t('fields.unitCost')}
              error={wrongCost ? t('purchaseOrders.wrongCost') : undefined}
              optional
            >
              <DecimalInput
                value={cost}
                digits={currencyDigits(currency)}
                suffix={currency}
                onValueChange={(value) => set({ cost: value })}
              />
            </Field>
          )}
          <Field label={t('reordering.packSize')}>
            <QuantityStepper
              label={t('reordering.packSize')}
              value={terms.packSize}
              onChange={(packSize) => set({ packSize })}
            />
          </Field>
          <Field label={t('reordering.minimumOrder')}>
            <QuantityStepper
              label={t('reordering.minimumOrder')}
              value={terms.minimumOrder}
              onChange={(minimumOrder) => set({ minimumOrder })}
            />
          </Field>
          <Field label={t('reordering.leadTimeDays')}>
            <QuantityStepper
              label={t('reordering.leadTimeDays')}
              value={terms.leadTimeDays}
              min={0}
              max={730}
              onChange={(leadTimeDays) => set({ leadTimeDays })}
            />
          </Field>
        </Grid>
        <Switch
          label={t('reordering.preferredSupplier')}
          checked={terms.preferred}
          onCheckedChange={(preferred) => set({ preferred })}
        />
      </Stack>
    </Dialog>
  );
}

/** Sets on which terms a supplier delivers a product. */
export function OfferDialog(props: OfferDialogProps) {
  const currency = props.offer?.unitCost?.currency;
  if (currency) return <OfferForm {...props} currency={currency} />;
  return <InShopCurrency>{(shop) => <OfferForm {...props} currency={shop} />}</InShopCurrency>;
}
