import type { CartLine as ServerLine } from '@solar/contracts/checkout/cart-http';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { cartItemCount, useCart } from '@solar/mfe-kit/stores/cart-store';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { Button } from '@solar/ui/button/button';
import { Container } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemovedElsewhere } from '../../shared/changed-elsewhere';
import { EmptyCart } from '../../shared/empty-cart';
import { useServerCart } from '../../shared/use-server-cart';
import { useOtherScreens } from '../cart-sync/use-cart-sync';
import { CartFit } from './components/cart-fit';
import { CartLineRow } from './components/cart-line-row';
import { CartSummary } from './components/cart-summary';
import styles from './cart.module.css';

export function CartPage() {
  const { t } = useTranslation('checkout');
  usePageMeta({ title: t('cart.title'), noIndex: true });
  const { lines, clear } = useCart();
  const { query } = useServerCart();
  useOtherScreens();
  const [verdict, setVerdict] = useState<string | null>(null);
  const known = new Map<string, ServerLine>(
    query.data?.lines.map((line) => [line.productId, line]) ?? [],
  );

  return (
    <Container size="xl" className={styles.page}>
      <PageHeader
        title={t('cart.title')}
        description={lines.length > 0 && t('cart.items', { count: cartItemCount(lines) })}
        actions={
          lines.length > 0 && (
            <ConfirmDialog
              trigger={<Button variant="secondary">{t('cart.clear')}</Button>}
              title={t('cart.clearTitle')}
              description={t('cart.clearText')}
              confirmLabel={t('cart.clear')}
              onConfirm={clear}
            />
          )
        }
      />
      <RemovedElsewhere lines={lines} />
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className={styles.columns}>
          <ul className={styles.lines} aria-label={t('cart.title')}>
            {lines.map((line) => (
              <CartLineRow key={line.product.id} line={line} known={known.get(line.product.id)} />
            ))}
          </ul>
          <CartSummary
            lines={lines}
            blocked={[...known.values()].some(isBlocked)}
            misfit={lines.length > 1 && verdict === 'does-not-fit'}
          />
        </div>
      )}
      <div className={styles.fit}>
        <CartFit lines={lines} onVerdict={setVerdict} />
      </div>
    </Container>
  );
}

function isBlocked(line: ServerLine): boolean {
  return !line.buyable || line.stock.available !== null;
}
