import type { PriceListDetail, PriceListItemPrice } from '@solar/contracts/catalog/price-list-http';
import { money } from '@solar/contracts/common/money';
import { Dialog } from '@solar/ui/dialog/dialog';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { AdminForm } from '../../admin-shared/admin-form';
import { AmountField } from '../../admin-shared/form-fields';
import { amountInput, amountText } from '../../admin-shared/money-input';
import { areFalling, TierFields, tiersInput, tierValues } from '../../admin-shared/tier-fields';

export interface EditItemDialogProps {
  item: PriceListDetail['items'][number];
  onSave: (price: PriceListItemPrice) => Promise<unknown>;
}

function itemSchema(currency: string) {
  return z
    .object({ price: amountInput(currency), tiers: tiersInput(currency) })
    .refine(({ price, tiers }) => areFalling(money(price, currency), tiers), { path: ['tiers'] });
}

/** Another price for one product of the list, and what it costs from a quantity on. */
export function EditItemDialog({ item, onSave }: EditItemDialogProps) {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  const { currency } = item.price;
  return (
    <Dialog
      size="md"
      open={open}
      onOpenChange={setOpen}
      title={`${item.brand} ${item.name}`}
      trigger={
        <IconButton size="sm" label={t('admin.edit', { name: item.name })}>
          <Pencil aria-hidden="true" />
        </IconButton>
      }
    >
      <AdminForm
        inDialog
        schema={itemSchema(currency)}
        defaultValues={{ price: amountText(item.price), tiers: tierValues(item.tiers) }}
        onSubmit={async ({ price, tiers }) => {
          await onSave({ price: money(price, currency), tiers });
          setOpen(false);
        }}
      >
        <AmountField
          name="price"
          label={t('admin.priceLists.price')}
          currency={currency}
          required
        />
        <TierFields currency={currency} />
      </AdminForm>
    </Dialog>
  );
}
