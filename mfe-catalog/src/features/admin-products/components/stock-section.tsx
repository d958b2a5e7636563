import type { AdminProduct } from '@solar/contracts/catalog/admin-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Combobox } from '@solar/ui/combobox/combobox';
import { Field } from '@solar/ui/field/field';
import { FormSection } from '@solar/ui/form-section/form-section';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NumberField, useFieldErrors } from '../../admin-shared/form-fields';
import { useBins } from '../api/stock';
import type { ProductFormValues } from '../product-form-values';

/** What is there, and pieces that are put into a bin when the form is saved. */
export function StockSection({ product }: { product: AdminProduct | null }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  return (
    <FormSection
      title={t('admin.field.stock')}
      columns={2}
      description={
        product && (
          <>
            {t('admin.products.inStock', { count: format.number(product.available) })}{' '}
            <Link to={`/admin/inventory/stock-levels/${product.id}`}>
              {t('admin.products.stockByBin')}
            </Link>
          </>
        )
      }
    >
      <NumberField
        name="stock.quantity"
        label={t('admin.products.addStock')}
        hint={t('admin.products.addStockHint')}
        min={1}
        step={1}
      />
      <BinField />
    </FormSection>
  );
}

function BinField() {
  const { t } = useTranslation('catalog');
  const { control } = useFormContext<ProductFormValues>();
  const { field } = useController({ control, name: 'stock.binId' });
  const errorOf = useFieldErrors();
  const [text, setText] = useState('');
  const bins = useBins(text.trim());
  return (
    <Field label={t('admin.products.bin')} error={errorOf('stock.binId')}>
      <Combobox
        options={(bins.data?.items ?? []).map(({ id, code, warehouseCode, zoneCode }) => ({
          value: id,
          label: code,
          description: `${warehouseCode} · ${zoneCode}`,
        }))}
        value={field.value}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        inputValue={text}
        onInputChange={setText}
        loading={bins.isFetching}
      />
    </Field>
  );
}
