import type { Cart } from '@solar/contracts/checkout/cart-http';
import type { PricedLine } from '@solar/contracts/checkout/checkout-http';
import { Price } from '@solar/ui/price/price';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { DirhamNote } from '../../../shared/dirham-note';
import { PricedLines } from '../../../shared/priced-lines';
import { TotalsList } from '../../../shared/totals-list';
import { useServerCart } from '../../../shared/use-server-cart';
import { useCheckoutDraft } from '../checkout-draft';
import { chosenOrFirst, useTotalsPreview } from '../use-totals-preview';
import { OrderBeside } from './order-beside';
import styles from '../checkout.module.css';

/** What is being bought, and what it costs as far as it follows from the steps taken. */
export function CheckoutSummary({ quoteId }: { quoteId: string | undefined }) {
  const preview = useTotalsPreview(quoteId).data;
  const cart = useServerCart().query.data;
  const methodId = useCheckoutDraft((draft) => draft.shippingMethodId);
  const option = preview && chosenOrFirst(preview.options, methodId);
  const lines = preview?.lines ?? (quoteId ? null : cart && pricedLines(cart));
  // The prices of a quote come with its first totals, which need a country.
  if (lines === null) return null;
  return (
    <OrderBeside total={option ? option.totals.total : cart?.subtotal}>
      {lines ? (
        <PricedLines lines={lines} />
      ) : (
        <SkeletonGroup>
          <Skeleton shape="block" height="6rem" />
        </SkeletonGroup>
      )}
      {option ? (
        <TotalsList totals={option.totals} method={option} />
      ) : (
        <Subtotal value={cart?.subtotal ?? null} />
      )}
      <DirhamNote value={option ? option.totals.total : cart?.subtotal} />
    </OrderBeside>
  );
}

function Subtotal({ value }: { value: Cart['subtotal'] }) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <div className={styles.blockHead}>
        <span>{t('totals.subtotal')}</span>
        {value && <Price value={value} size="md" />}
      </div>
      <p className={styles.note}>{t('checkout.summaryNote')}</p>
    </>
  );
}

function pricedLines({ lines }: Cart): PricedLine[] {
  return lines.flatMap(({ unit, lineTotal, ...line }) =>
    unit && lineTotal ? [{ ...line, unit, lineTotal }] : [],
  );
}
