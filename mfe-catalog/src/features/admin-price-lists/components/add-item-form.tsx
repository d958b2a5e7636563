import type { PriceListDetail } from '@solar/contracts/catalog/price-list-http';
import { currencyDigits } from '@solar/contracts/common/minor-units';
import { DecimalInput } from '@solar/mfe-kit/forms/decimal-input';
import { Button } from '@solar/ui/button/button';
import { Card } from '@solar/ui/card/card';
import { Combobox } from '@solar/ui/combobox/combobox';
import { Field } from '@solar/ui/field/field';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminProducts } from '../../admin-products/api/use-admin-products';
import { amountInput } from '../../admin-shared/money-input';
import { usePriceListAction } from '../api/use-price-lists';
import styles from './add-item-form.module.css';

const OPTIONS = 20;

/** A product and its price; one that is in the list already is not offered, and refused by the service. */
export function AddItemForm({ list, currency }: { list: PriceListDetail; currency: string }) {
  const { t } = useTranslation('catalog');
  const [text, setText] = useState('');
  const [productId, setProductId] = useState<string | null>(null);
  const [amount, setAmount] = useState('');
  const [wrong, setWrong] = useState(false);
  const found = useAdminProducts({ page: 1, pageSize: OPTIONS, q: text.trim() || undefined });
  const action = usePriceListAction(list.id, () => {
    setText('');
    setProductId(null);
    setAmount('');
  });
  const listed = new Set(list.items.map((item) => item.productId));
  const options = (found.data?.items ?? [])
    .filter(({ id }) => !listed.has(id))
    .map(({ id, brand, name, sku }) => ({
      value: id,
      label: `${brand} ${name}`,
      description: sku,
    }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = amountInput(currency).safeParse(amount);
    setWrong(!parsed.success);
    if (!parsed.success || productId === null) return;
    const price = { amount: parsed.data, currency };
    action.mutate({ do: 'add', productId, price });
  };
  return (
    <Card variant="sunken" padding="md">
      <form onSubmit={submit} className={styles.form} noValidate>
        <Field label={t('admin.priceLists.product')} required className={styles.product}>
          <Combobox
            options={options}
            value={productId}
            onValueChange={setProductId}
            inputValue={text}
            onInputChange={setText}
            loading={found.isFetching}
          />
        </Field>
        <Field
          label={t('admin.priceLists.price')}
          required
          error={wrong && t('admin.priceLists.priceError')}
        >
          <DecimalInput
            digits={currencyDigits(currency)}
            suffix={currency}
            value={amount}
            onValueChange={setAmount}
          />
        </Field>
        <Button type="submit" disabled={productId === null} loading={action.isPending}>
          {t('admin.priceLists.addProduct')}
        </Button>
      </form>
    </Card>
  );
}
