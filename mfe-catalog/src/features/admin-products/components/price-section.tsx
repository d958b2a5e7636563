import type { AdminProduct } from '@solar/contracts/catalog/admin-http';
import { FormSection } from '@solar/ui/form-section/form-section';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { AdminForm } from '../../admin-shared/admin-form';
import { AmountField } from '../../admin-shared/form-fields';
import { amountInput, amountText } from '../../admin-shared/money-input';
import { useSetPrice } from '../api/use-admin-products';

/** Whether the sale price is below the price, the service says on the field. */
function priceFormSchema(currency: string) {
  const amount = z.string().trim().transform(emptyToNull).pipe(amountInput(currency).nullable());
  return z.object({ base: amount, sale: amount });
}

function emptyToNull(text: string): string | null {
  return text === '' ? null : text;
}

/** Price and sale price. No price at all means that the product is shown but not sold. */
export function PriceSection({ product, currency }: { product: AdminProduct; currency: string }) {
  const { t } = useTranslation('catalog');
  const setPrice = useSetPrice(product);
  const money = (amount: number | null) => (amount === null ? null : { amount, currency });
  return (
    <AdminForm
      schema={priceFormSchema(currency)}
      defaultValues={{ base: amountText(product.base), sale: amountText(product.sale) }}
      onSubmit={({ base, sale }) => setPrice.mutateAsync({ base: money(base), sale: money(sale) })}
      submitLabel={t('admin.products.savePrice')}
    >
      <FormSection
        title={t('admin.field.price')}
        description={t('admin.products.priceText')}
        columns={2}
      >
        <AmountField name="base" label={t('admin.products.base')} currency={currency} />
        <AmountField name="sale" label={t('admin.products.sale')} currency={currency} />
      </FormSection>
    </AdminForm>
  );
}
