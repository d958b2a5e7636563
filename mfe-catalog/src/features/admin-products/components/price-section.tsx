import type { AdminProduct } from '@solar/contracts/catalog/admin-http';
import { money } from '@solar/contracts/common/money';
import { FormSection } from '@solar/ui/form-section/form-section';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { AdminForm } from '../../admin-shared/admin-form';
import { AmountField } from '../../admin-shared/form-fields';
import { amountInput, amountText } from '../../admin-shared/money-input';
import { areFalling, TierFields, tiersInput, tierValues } from '../../admin-shared/tier-fields';
import { useSetCost, useSetPrice } from '../api/use-admin-products';

function amountOrNull(currency: string) {
  return z.string().trim().transform(emptyToNull).pipe(amountInput(currency).nullable());
}

/** Whether the sale price is below the price, the service says on the field. */
function priceFormSchema(currency: string) {
  const amount = amountOrNull(currency);
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
export function PriceSection({ product, currency }: { product: AdminProduct; currency: string }) {
  const { t } = useTranslation('catalog');
  const setPrice = useSetPrice(product);
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

/** What the shop pays for one. It shows the margin of a quote, and no customer ever reads it. */
export function CostSection({ product, currency }: { product: AdminProduct; currency: string }) {
  const { t } = useTranslation('catalog');
  const setCost = useSetCost(product);
  const known = product.cost ?? null;
  return (
    <AdminForm
      schema={z.object({ cost: amountOrNull(currency) })}
      defaultValues={{ cost: amountText(known) }}
      onSubmit={({ cost }) =>
        setCost.mutateAsync(cost === null ? null : { amount: cost, currency })
      }
      submitLabel={t('admin.products.saveCost')}
    >
      <FormSection title={t('admin.products.cost')} description={t('admin.products.costText')}>
        <AmountField name="cost" label={t('admin.products.cost')} currency={currency} />
      </FormSection>
    </AdminForm>
  );
}
