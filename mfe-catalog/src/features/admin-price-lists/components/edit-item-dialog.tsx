import type { PriceListDetail } from '@solar/contracts/catalog/price-list-http';
import type { Money } from '@solar/contracts/common/money';
import { Dialog } from '@solar/ui/dialog/dialog';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { AdminForm } from '../../admin-shared/admin-form';
import { AmountField } from '../../admin-shared/form-fields';
import { amountInput, amountText } from '../../admin-shared/money-input';

export interface EditItemDialogProps {
  item: PriceListDetail['items'][number];
  onSave: (price: Money) => Promise<unknown>;
}

/** Another price for one product of the list. */
export function EditItemDialog({ item, onSave }: EditItemDialogProps) {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  const { currency } = item.price;
  return (
    <Dialog
      size="sm"
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
        schema={z.object({ price: amountInput(currency) })}
        defaultValues={{ price: amountText(item.price) }}
        onSubmit={async ({ price }) => {
          await onSave({ amount: price, currency });
          setOpen(false);
        }}
      >
        <AmountField
          name="price"
          label={t('admin.priceLists.price')}
          currency={currency}
          required
        />
      </AdminForm>
    </Dialog>
  );
}
