import type { AdminProduct } from '@solar/contracts/catalog/admin-http';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { errorText, UserFacingError } from '@solar/mfe-kit/http/error-text';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { notify } from '@solar/mfe-kit/notify/notify';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { FormSection } from '@solar/ui/form-section/form-section';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalizedFields } from '../../admin-shared/localized-fields';
import { PageForm } from '../../admin-shared/page-form';
import { addStock } from '../api/stock';
import { useSaveProduct } from '../api/use-admin-products';
import { SECTION_OF } from '../completeness';
import {
  copyValuesOf,
  formValuesOf,
  productFormSchema,
  productOf,
  stockToAdd,
  type ProductFormOutput,
  type ProductFormValues,
} from '../product-form-values';
import { ApprovalFields } from './approval-fields';
import { ProductValues } from './product-values';
import { BasicsSection } from './basics-section';
import { DownloadFields } from './download-fields';
import { LinkedProducts } from './linked-products';
import { PictureFields } from './picture-fields';
import { CostSection, PriceSection } from './price-section';
import { ProductHistory } from './product-history';
import { PublishSection } from './publish-section';
import { StockSection } from './stock-section';

export interface ProductFormProps {
  product: AdminProduct | null;
  /** The product that a new one is a copy of. */
  original?: AdminProduct | undefined;
  currency: string;
  onSaved: (product: AdminProduct) => void;
}

/** Conflicts that a person can solve by another word in a field. */
const TAKEN = ['product.sku_taken', 'product.slug_taken'] as const;

/** Everything of a product in one form, saved in one request; stock goes to the warehouse after it. */
export function ProductForm({ product, original, currency, onSaved }: ProductFormProps) {
  const { t } = useTranslation('catalog');
  const mayPrice = useCan('catalog.prices.write');
  const mayCost = useCan('catalog.costs.write');
  const mayStock = useCan('inventory.stock.adjust');
  const [known, setKnown] = useState(product);
  const saved = useRef(product);
  const key = useIdempotencyKey(known?.id ?? 'new');
  const save = useSaveProduct(known, key);
  const schema = useMemo(() => productFormSchema(currency), [currency]);
  const submit = async (values: ProductFormOutput) => {
    const allowed = { price: mayPrice, cost: mayCost };
    saved.current = await save
      .mutateAsync(productOf(values, currency, allowed))
      .catch((error: unknown) => {
        const taken = isHttpError(error) && TAKEN.find((code) => code === error.code);
        throw taken ? new UserFacingError(t(`admin.errors.${taken.replace('.', '_')}`)) : error;
      });
    setKnown(saved.current);
    const stock = stockToAdd(values);
    if (stock) {
      await addStock(saved.current.id, stock).catch((error: unknown) =>
        notify.error(t('admin.products.stockFailed'), { description: errorText(error) }),
      );
    }
    onSaved(saved.current);
  };
  return (
    <PageForm<ProductFormValues, ProductFormOutput>
      draft={`product:${product?.id ?? original?.id ?? 'new'}:${product ? 'edit' : 'new'}`}
      version={known?.version ?? null}
      schema={schema}
      defaultValues={
        original
          ? copyValuesOf(original, t('admin.products.copyName', { name: original.name }))
          : formValuesOf(product)
      }
      valuesAfterSave={() => formValuesOf(saved.current)}
      onSubmit={submit}
      after={known && <ProductHistory product={known} currency={currency} />}
    >
      <BasicsSection isNew={product === null} />
      <FormSection
        id={SECTION_OF.picture}
        title={t('admin.products.images')}
        description={t('admin.products.picturesText')}
      >
        <PictureFields mapped={known?.imageSlug ?? null} />
      </FormSection>
      {mayPrice && <PriceSection currency={currency} />}
      {mayCost && <CostSection currency={currency} />}
      {mayStock && <StockSection product={product} />}
      <PublishSection product={product} />
      <FormSection id={SECTION_OF.summary} title={t('admin.products.texts')}>
        <LocalizedFields name="summary" label={t('admin.field.summary')} rows={2} />
        <LocalizedFields name="description" label={t('admin.field.description')} rows={10} />
      </FormSection>
      <FormSection
        id={SECTION_OF.data}
        title={t('detail.specification')}
        description={t('admin.products.attributesText')}
      >
        <ProductValues />
      </FormSection>
      <FormSection
        title={t('admin.products.approvals')}
        description={t('admin.products.approvalsText')}
      >
        <ApprovalFields />
      </FormSection>
      <FormSection title={t('detail.downloads')} description={t('admin.products.downloadsText')}>
        <DownloadFields />
      </FormSection>
      <FormSection
        title={t('admin.products.links')}
        description={t('admin.products.linksText')}
        columns={2}
      >
        <LinkedProducts
          name="related"
          label={t('admin.products.related')}
          hint={t('admin.products.relatedHint')}
          ownId={product?.id}
        />
        <LinkedProducts
          name="goesWith"
          label={t('detail.goesWith')}
          hint={t('admin.products.goesWithHint')}
          ownId={product?.id}
        />
      </FormSection>
      <FormSection title={t('admin.products.seo')} description={t('admin.products.seoText')}>
        <LocalizedFields name="seo.title" label={t('admin.products.seoTitle')} />
        <LocalizedFields name="seo.description" label={t('admin.field.description')} rows={2} />
      </FormSection>
    </PageForm>
  );
}
