import type { ProductDetail } from '@solar/contracts/catalog/http';
import { shareOfMoney } from '@solar/contracts/common/money-arithmetic';
import { unitPriceFor } from '@solar/contracts/common/price-tiers';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useDirhams } from '@solar/mfe-kit/format/use-dirhams';
import { currencyDigits } from '@solar/contracts/common/minor-units';
import { useTranslation } from 'react-i18next';
import styles from './price-meaning.module.css';

const PER_DIGITS = 4;

/** That the price of so many is without tax, what it is with it and in dirhams, and what a watt, a kilowatt-hour or a metre costs. */
export function PriceMeaning({
  product: { price, priceMeaning },
  quantity,
}: {
  product: Pick<ProductDetail, 'price' | 'priceMeaning'>;
  quantity: number;
}) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const dirhams = useDirhams(price && unitPriceFor(price, quantity));
  if (!price || !priceMeaning) return null;
  const { taxBasisPoints, per } = priceMeaning;
  const unit = unitPriceFor(price, quantity);
  const { amount, currency } = unit;
  const perOne = (ofOne: number) => (ofOne * amount) / price.unit.amount;
  return (
    <ul className={styles.list}>
      <li>{t(taxBasisPoints === null ? 'price.noTax' : 'price.excludingTax')}</li>
      {taxBasisPoints !== null && (
        <li>
          {t('price.includingTax', {
            price: format.money({
              currency,
              amount: amount + shareOfMoney(unit, taxBasisPoints).amount,
            }),
            rate: format.percent(taxBasisPoints / 10_000),
          })}
        </li>
      )}
      {dirhams && <li>{t('price.inDirhams', dirhams)}</li>}
      {per && (
        <li>
          {t('price.per', {
            price: format.number(perOne(per.minorUnits) / 10 ** currencyDigits(currency), {
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
