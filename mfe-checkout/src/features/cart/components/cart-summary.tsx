import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { cartTotal, type CartLine } from '@solar/mfe-kit/stores/cart-store';
import { Button, buttonClass } from '@solar/ui/button/button';
import { Price } from '@solar/ui/price/price';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApprovalNotice } from '../../../shared/approval-notice';
import { DirhamNote } from '../../../shared/dirham-note';
import { SummaryCard } from '../../../shared/summary-card';
import { urls } from '../../../urls';
import { QuoteRequest } from './quote-request';
import styles from '../cart.module.css';

export function CartSummary({ lines, blocked }: { lines: CartLine[]; blocked: boolean }) {
  const { t } = useTranslation('checkout');
  const access = usePriceAccess();
  const total = cartTotal(lines);
  return (
    <SummaryCard>
      {access === 'visible' ? (
        <>
          <div className={styles.subtotal}>
            <span>{t('totals.subtotal')}</span>
            <Price value={total} size="xl" />
          </div>
          <DirhamNote value={total} />
          <p className={styles.note}>{t('drawer.note')}</p>
          {blocked && <p role="alert">{t('cart.blocked')}</p>}
          <Button variant="accent" size="lg" fullWidth asChild={!blocked} disabled={blocked}>
            {blocked ? (
              t('drawer.checkout')
            ) : (
              <Link to={urls.checkout()}>{t('drawer.checkout')}</Link>
            )}
          </Button>
          <QuoteRequest lines={lines} />
        </>
      ) : (
        <ApprovalNotice access={access} returnTo={urls.cart()} />
      )}
      <Link className={buttonClass('ghost', 'md', true)} to={urls.products()}>
        {t('cart.continue')}
      </Link>
    </SummaryCard>
  );
}
