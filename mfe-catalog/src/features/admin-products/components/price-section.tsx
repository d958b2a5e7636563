import type { AdminProduct } from '@solar/contracts/catalog/admin-http';
import { money } from '@solar/contracts/common/money';
import { FormSection } from '@solar/ui/form-section/form-section';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { AdminForm } from '../../admin-shared/admin-form';
import { AmountField } from '../../admin-shared/form-fields';
import { amountInput, amountText, SHOP_CURRENCY } from '../../admin-shared/money-input';
import { areFalling, TierFields, tiersInput, tierValues } from '../../admin-shared/tier-fields';
import { useSetPrice } from '../api/use-admin-products';

/** Whether the sale price is below the price, the service says on the field. */
function priceFormSchema(currency: string) {
  const amount = z.string().trim().transform(emptyToNull).pipe(amountInput(currency).nullable());
  return z
    .object({ base: amount, sale: amount, tiers: tiersInput(currency) })
    .refine(({ base, tiers }) => areFalling(base === null ? null : money(base, currency), tiers), {
      path: ['tiers'],
    });
}

function emptyToNull(text: string): string | null {
  return text === '' ? null : text;
}

/** Price and sale price. No price at all means that the product is shown but not sold. */
export function PriceSection({ product }: { product: AdminProduct }) {
  const { t } = useTranslation('catalog');
  const setPrice = useSetPrice(product);
  const currency = product.base?.currency ?? SHOP_CURRENCY;
  const given = (amount: number | null) => (amount === null ? null : money(amount, currency));
  return (
    <AdminForm
      schema={priceFormSchema(currency)}
      defaultValues={{
        base: amountText(product.base),
        sale: amountText(product.sale),
        tiers: tierValues(product.tiers),
      }}
      onSubmit={({ base, sale, tiers }) =>
        setPrice.mutateAsync({ base: given(base), sale: given(sale), tiers })
      }
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
      <FormSection title={t('admin.tiers.title')} description={t('admin.tiers.text')}>
        <TierFields currency={currency} />
      </FormSection>
    </AdminForm>
  );
}
