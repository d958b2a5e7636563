import type { ProductDetail } from '@solar/contracts/catalog/http';
import { shareOfMoney } from '@solar/contracts/common/money-arithmetic';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { currencyDigits } from '@solar/contracts/common/minor-units';
import { useTranslation } from 'react-i18next';
import styles from './price-meaning.module.css';

const PER_DIGITS = 4;

/** That a price is without tax, what it is with it, and what a watt, a kilowatt-hour or a metre costs. */
export function PriceMeaning({
  price,
  priceMeaning,
}: Pick<ProductDetail, 'price' | 'priceMeaning'>) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  if (!price || !priceMeaning) return null;
  const { taxBasisPoints, per } = priceMeaning;
  const { amount, currency } = price.unit;
  return (
    <ul className={styles.list}>
      <li>{t(taxBasisPoints === null ? 'price.noTax' : 'price.excludingTax')}</li>
      {taxBasisPoints !== null && (
        <li>
          {t('price.includingTax', {
            price: format.money({
              currency,
              amount: amount + shareOfMoney(price.unit, taxBasisPoints).amount,
            }),
            rate: format.percent(taxBasisPoints / 10_000),
          })}
        </li>
      )}
      {per && (
        <li>
          {t('price.per', {
            price: format.number(per.minorUnits / 10 ** currencyDigits(currency), {
              unit: currency,
              maximumFractionDigits: PER_DIGITS,
            }),
            unit: format.unit(per.of),
          })}
        </li>
      )}
    </ul>
  );
}
