import { LINKED_PRODUCTS_MAX, type LinkedProduct } from '@solar/contracts/catalog/admin-http';
import { Combobox } from '@solar/ui/combobox/combobox';
import { Field } from '@solar/ui/field/field';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Inline, Stack } from '@solar/ui/layout/layout';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAdminProducts } from '../api/use-admin-products';
import type { LinkField, ProductFormValues } from '../product-form-values';
import styles from './linked-products.module.css';

const OPTIONS = 20;

export interface LinkedProductsProps {
  name: LinkField;
  label: string;
  hint: string;
  /** The product itself, which cannot be linked to. */
  ownId: string | undefined;
}

/** Products that this one names, in the order of its page, added by typing name or SKU. */
export function LinkedProducts({ name, label, hint, ownId }: LinkedProductsProps) {
  const { t } = useTranslation('catalog');
  const { control } = useFormContext<ProductFormValues>();
  const { field } = useController({ control, name });
  const [text, setText] = useState('');
  const found = useAdminProducts({ page: 1, pageSize: OPTIONS, q: text.trim() || undefined });
  const products: LinkedProduct[] = field.value;
  const taken = new Set([ownId, ...products.map(({ id }) => id)]);
  const rows = (found.data?.items ?? []).filter(({ id }) => !taken.has(id));
  const add = (id: string | null) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return;
    field.onChange([...products, { id: row.id, sku: row.sku, name: row.name }]);
    setText('');
  };
  const without = (id: string) => products.filter((one) => one.id !== id);
  return (
    <Stack gap="3">
      {products.length > 0 && (
        <ol className={styles.products} aria-label={label}>
          {products.map((product, index) => (
            <li key={product.id} className={styles.product}>
              <span>
                {product.name} <Identifier quiet>{product.sku}</Identifier>
              </span>
              <Inline gap="1" wrap={false}>
                <IconButton
                  size="sm"
                  label={t('admin.products.linkUp', { name: product.name })}
                  disabled={index === 0}
                  onClick={() =>
                    field.onChange(without(product.id).toSpliced(index - 1, 0, product))
                  }
                >
                  <ArrowUp aria-hidden="true" />
                </IconButton>
                <IconButton
                  size="sm"
                  label={t('admin.products.unlink', { name: product.name })}
                  onClick={() => field.onChange(without(product.id))}
                >
                  <X aria-hidden="true" />
                </IconButton>
              </Inline>
            </li>
          ))}
        </ol>
      )}
      {products.length < LINKED_PRODUCTS_MAX && (
        <Field label={label} hint={hint}>
          <Combobox
            key={products.length}
            options={rows.map(({ id, brand, name: own, sku }) => ({
              value: id,
              label: `${brand} ${own}`,
              description: sku,
            }))}
            value={null}
            onValueChange={add}
            inputValue={text}
            onInputChange={setText}
            loading={found.isFetching}
          />
        </Field>
      )}
    </Stack>
  );
}
