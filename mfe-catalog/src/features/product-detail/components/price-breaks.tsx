import type { ProductDetail, VisiblePrice } from '@solar/contracts/catalog/http';
import { LIMITS } from '@solar/contracts/common/limits';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Button } from '@solar/ui/button/button';
import { useTranslation } from 'react-i18next';
import { containerSize, palletSize } from '../pallets';
import { packPrice, priceBreaks } from '../price-breaks';
import styles from './price-breaks.module.css';

interface ChosenQuantity {
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** What a piece costs by quantity, what a pallet and a container cost, and the sum of what is chosen. */
export function PriceBreaks({ product, ...chosen }: { product: ProductDetail } & ChosenQuantity) {
  const { price } = product;
  if (!price) return null;
  return (
    <div className={styles.prices}>
      <BreakTable price={price} {...chosen} />
      <PackPrices product={product} price={price} onQuantity={chosen.onQuantity} />
      <LineTotal price={price} quantity={chosen.quantity} />
    </div>
  );
}

function BreakTable({ price, quantity, onQuantity }: { price: VisiblePrice } & ChosenQuantity) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const rows = priceBreaks(price);
  if (rows.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{t('price.breaks.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cart.quantity')}</th>
          <th scope="col">{t('price.breaks.each')}</th>
          <th scope="col">{t('price.breaks.saving')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ from, to, unit, saving }) => {
          const current = quantity >= from && (to === null || quantity <= to);
          const range =
            to === null
              ? t('price.breaks.from', { from: format.number(from) })
              : t('price.breaks.range', { from: format.number(from), to: format.number(to) });
          return (
            <tr key={from} aria-current={current || undefined}>
              <th scope="row">
                <Button variant="link" size="sm" onClick={() => onQuantity(from)}>
                  {range}
                </Button>
              </th>
              <td>{format.money(unit)}</td>
              <td>{saving > 0 ? format.percent(-saving) : '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function PackPrices({
  product,
  price,
  onQuantity,
}: {
  product: ProductDetail;
  price: VisiblePrice;
  onQuantity: (quantity: number) => void;
}) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const packs = [
    { kind: 'pallet', size: palletSize(product) },
    { kind: 'container', size: containerSize(product) },
  ] as const;
  const known = packs.flatMap(({ kind, size }) =>
    size === null || size > LIMITS.lineQuantityMax ? [] : [{ kind, size }],
  );
  if (known.length === 0) return null;
  return (
    <ul className={styles.packs}>
      {known.map(({ kind, size }) => {
        const { unit, total } = packPrice(price, size);
        return (
          <li key={kind}>
            <Button variant="link" size="sm" onClick={() => onQuantity(size)}>
              {t(`price.pack.${kind}`, { pieces: format.number(size) })}
            </Button>
            <strong>{format.money(total)}</strong>
            <span>{t('price.pack.each', { price: format.money(unit) })}</span>
          </li>
        );
      })}
    </ul>
  );
}

function LineTotal({ price, quantity }: { price: VisiblePrice; quantity: number }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const { unit, total } = packPrice(price, quantity);
  return (
    <p className={styles.total} role="status">
      {quantity > 1 &&
        t('price.lineTotal', {
          quantity: format.number(quantity),
          unit: format.money(unit),
          total: format.money(total),
        })}
    </p>
  );
}
