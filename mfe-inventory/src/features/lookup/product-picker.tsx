import type { ProductRef } from '@solar/contracts/inventory/fields';
import type { StockLevel } from '@solar/contracts/inventory/stock-levels';
import { filledFields } from '@solar/mfe-kit/listing/list-search';
import { Combobox } from '@solar/ui/combobox/combobox';
import { Field } from '@solar/ui/field/field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInventoryPage } from '../../api/inventory-api';
import { useDebounced } from './use-debounced';

const CHOICES = 20;

/** Finds a product by SKU, name or brand. Clears itself after each choice, ready for the next. */
export function ProductPicker({ onPick }: { onPick: (product: ProductRef) => void }) {
  const { t } = useTranslation('inventory');
  const [text, setText] = useState('');
  const q = useDebounced(text.trim());
  const query = useInventoryPage<StockLevel>(
    'stock-levels',
    filledFields({ q, pageSize: CHOICES }),
  );
  const products = query.data?.items ?? [];
  return (
    <Field label={t('lookup.product')}>
      <Combobox
        value={null}
        inputValue={text}
        onInputChange={setText}
        loading={query.isFetching}
        placeholder={t('lookup.productHint')}
        options={products.map(({ productId, sku, brand, name }) => ({
          value: productId,
          label: `${sku} · ${brand} ${name}`,
        }))}
        onValueChange={(productId) => {
          const product = products.find((one) => one.productId === productId);
          if (!product) return;
          setText('');
          onPick(refOf(product));
        }}
      />
    </Field>
  );
}

/** Without the figures of its stock. */
function refOf({ productId, sku, name, brand, serialCapture = 'none' }: StockLevel): ProductRef {
  return { productId, sku, name, brand, ...(serialCapture !== 'none' && { serialCapture }) };
}
