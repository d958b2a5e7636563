import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { cartTotal, type CartLine } from '@solar/mfe-kit/stores/cart-store';
import { Button, buttonClass } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { Price } from '@solar/ui/price/price';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ApprovalNotice } from '../../../shared/approval-notice';
import { DirhamNote } from '../../../shared/dirham-note';
import { SummaryCard } from '../../../shared/summary-card';
import { urls } from '../../../urls';
import { DeliveryEstimate } from './delivery-estimate';
import { QuoteRequest } from './quote-request';
import styles from '../cart.module.css';

interface CartSummaryProps {
  lines: CartLine[];
  /** A line cannot be ordered as it is. */
  blocked: boolean;
  /** Lines do not fit together: ordering them is asked for. */
  misfit?: boolean;
}

export function CartSummary({ lines, blocked, misfit = false }: CartSummaryProps) {
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
          {!blocked && <DeliveryEstimate lines={lines} />}
          <p className={styles.note}>{t('drawer.note')}</p>
          {blocked && <p role="alert">{t('cart.blocked')}</p>}
          <ToCheckout blocked={blocked} misfit={misfit} />
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

function ToCheckout({ blocked, misfit }: Required<Pick<CartSummaryProps, 'blocked' | 'misfit'>>) {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const look = { variant: 'accent', size: 'lg', fullWidth: true } as const;
  if (blocked) {
    return (
      <Button {...look} disabled>
        {t('drawer.checkout')}
      </Button>
    );
  }
  if (!misfit) {
    return (
      <Button {...look} asChild>
        <Link to={urls.checkout()}>{t('drawer.checkout')}</Link>
      </Button>
    );
  }
  return (
    <ConfirmDialog
      trigger={<Button {...look}>{t('drawer.checkout')}</Button>}
      title={t('cart.misfitTitle')}
      description={t('cart.misfitText')}
      confirmLabel={t('cart.misfitOrder')}
      onConfirm={() => void navigate(urls.checkout())}
    />
  );
}
