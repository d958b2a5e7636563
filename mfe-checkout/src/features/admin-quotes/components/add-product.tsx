import { Combobox } from '@solar/ui/combobox/combobox';
import { Field } from '@solar/ui/field/field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftLine } from '../answer-draft';
import { productChoicesQuery } from '../quote-api';

interface AddProductProps {
  /** Products that the quote has already. */
  taken: readonly string[];
  onAdd: (line: DraftLine) => void;
}

/** Finds a product by SKU, brand or name, and puts one of it into the quote. */
export function AddProduct({ taken, onAdd }: AddProductProps) {
  const { t } = useTranslation('checkout');
  const [text, setText] = useState('');
  const query = useQuery({
    ...productChoicesQuery(text.trim()),
    placeholderData: keepPreviousData,
  });
  const products = (query.data?.items ?? []).filter(({ id }) => !taken.includes(id));
  return (
    <Field label={t('admin.quotes.addProduct')} optional>
      <Combobox
        value={null}
        inputValue={text}
        onInputChange={setText}
        loading={query.isFetching}
        placeholder={t('admin.quotes.addProductHint')}
        options={products.map(({ id, sku, brand, name }) => ({
          value: id,
          label: `${brand} ${name}`,
          description: sku,
        }))}
        onValueChange={(productId) => {
          const product = products.find(({ id }) => id === productId);
          if (!product) return;
          setText('');
          const { id, sku, name, brand } = product;
          onAdd({ productId: id, sku, name, brand, quantity: 1, price: '' });
        }}
      />
    </Field>
  );
}
