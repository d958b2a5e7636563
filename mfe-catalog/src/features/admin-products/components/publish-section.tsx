import type { AdminProduct } from '@solar/contracts/catalog/admin-http';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Status } from '@solar/ui/badge/badge';
import { FormSection } from '@solar/ui/form-section/form-section';
import { linkClass } from '@solar/ui/link/link';
import { Fragment } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../admin-shared/form-fields';
import { missingBeforePublishing, SECTION_OF, type MissingPart } from '../completeness';
import type { ProductFormValues } from '../product-form-values';
import { useCategoryValues, useRequirements } from '../use-category-values';
import { LabelFields } from './label-fields';
import styles from './publish-section.module.css';

/** An address with the section's name would count as leaving the form. */
function showSection(what: MissingPart): void {
  const section = document.getElementById(SECTION_OF[what]);
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
}

/** Whether the shop shows the product, and what it would be shown without. */
export function PublishSection({ product }: { product: AdminProduct | null }) {
  const { t } = useTranslation('catalog');
  const { control } = useFormContext<ProductFormValues>();
  const values = useWatch({ control }) as ProductFormValues;
  const seesPrices = useCan('catalog.prices.read');
  const missing = missingBeforePublishing(values, {
    required: useRequirements(values.categoryId),
    given: useCategoryValues(values.categoryId),
    hasFolder: product?.imageSlug !== null && product !== null,
    seesPrices,
  });
  return (
    <FormSection title={t('admin.products.visibility')}>
      <div role="status">
        {missing.length === 0 ? (
          <Status tone="success">{t('admin.products.readyToShow')}</Status>
        ) : (
          <p className={styles.text}>
            {t(values.active ? 'admin.products.shownWithout' : 'admin.products.beforeShown')}{' '}
            {missing.map(({ what, count }, index) => (
              <Fragment key={what}>
                {index > 0 && ', '}
                <button
                  type="button"
                  className={linkClass('inline')}
                  onClick={() => showSection(what)}
                >
                  {t(`admin.products.missing.${what}`, { count })}
                </button>
              </Fragment>
            ))}
          </p>
        )}
      </div>
      <CheckField name="active" label={t('admin.products.activeText')} />
      <CheckField name="featured" label={t('admin.products.featuredText')} />
      <LabelFields />
    </FormSection>
  );
}
