import { Button } from '@solar/ui/button/button';
import { Combobox } from '@solar/ui/combobox/combobox';
import { Dialog } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminProducts } from '../../admin-products/api/use-admin-products';
import { usePriceAudiences } from '../api/use-price-lists';
import { PriceCheckAnswer } from './price-check-answer';

const OPTIONS = 20;

/** Why a customer pays what for a product. */
export function PriceCheckDialog() {
  const { t } = useTranslation('catalog');
  const [customerId, setCustomerId] = useState<string | null>(null);
  const [productId, setProductId] = useState<string | null>(null);
  return (
    <Dialog
      size="lg"
      title={t('admin.priceCheck.title')}
      description={t('admin.priceCheck.text')}
      trigger={<Button variant="secondary">{t('admin.priceCheck.title')}</Button>}
    >
      <Stack gap="5">
        <CustomerField value={customerId} onChange={setCustomerId} />
        <ProductField value={productId} onChange={setProductId} />
        {customerId !== null && productId !== null && (
          <PriceCheckAnswer customerId={customerId} productId={productId} />
        )}
      </Stack>
    </Dialog>
  );
}

interface ChoiceProps {
  value: string | null;
  onChange: (value: string | null) => void;
}

function CustomerField({ value, onChange }: ChoiceProps) {
  const { t } = useTranslation('catalog');
  const [text, setText] = useState('');
  const { data, isFetching } = usePriceAudiences(text.trim());
  return (
    <Field label={t('admin.priceCheck.customer')}>
      <Combobox
        options={(data?.customers ?? []).map(({ id, name, email }) => ({
          value: id,
          label: name,
          description: email,
        }))}
        value={value}
        onValueChange={onChange}
        inputValue={text}
        onInputChange={setText}
        loading={isFetching}
      />
    </Field>
  );
}

function ProductField({ value, onChange }: ChoiceProps) {
  const { t } = useTranslation('catalog');
  const [text, setText] = useState('');
  const found = useAdminProducts({ page: 1, pageSize: OPTIONS, q: text.trim() || undefined });
  return (
    <Field label={t('admin.priceLists.product')}>
      <Combobox
        options={(found.data?.items ?? []).map(({ id, brand, name, sku }) => ({
          value: id,
          label: `${brand} ${name}`,
          description: sku,
        }))}
        value={value}
        onValueChange={onChange}
        inputValue={text}
        onInputChange={setText}
        loading={found.isFetching}
      />
    </Field>
  );
}
