import { FormSection } from '@solar/ui/form-section/form-section';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../admin-shared/form-fields';
import { TierFields } from '../../admin-shared/tier-fields';
import { SECTION_OF } from '../completeness';

/** Price, sale price and prices by quantity. No price at all means that the product is shown but not sold. */
export function PriceSection({ currency }: { currency: string }) {
  const { t } = useTranslation('catalog');
  return (
    <>
      <FormSection
        id={SECTION_OF.price}
        title={t('admin.field.price')}
        description={t('admin.products.priceText')}
        columns={2}
      >
        <AmountField name="base" label={t('admin.products.base')} currency={currency} />
        <AmountField
          name="sale"
          label={t('admin.products.sale')}
          currency={currency}
          wrong={t('admin.errors.sale')}
        />
      </FormSection>
      <FormSection title={t('admin.tiers.title')} description={t('admin.tiers.text')}>
        <TierFields currency={currency} />
      </FormSection>
    </>
  );
}

/** What the shop pays for one. It shows the margin of a quote, and no customer ever reads it. */
export function CostSection({ currency }: { currency: string }) {
  const { t } = useTranslation('catalog');
  return (
    <FormSection title={t('admin.products.cost')} description={t('admin.products.costText')}>
      <AmountField name="cost" label={t('admin.products.cost')} currency={currency} />
    </FormSection>
  );
}
