import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { cartItemCount, cartTotal, useCart } from '@solar/mfe-kit/stores/cart-store';
import { useTheme } from '@solar/mfe-kit/stores/theme-store';
import { Button, buttonClass } from '@solar/ui/button/button';
import { Drawer } from '@solar/ui/drawer/drawer';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Price } from '@solar/ui/price/price';
import { RadioGroup } from '@solar/ui/radio-group/radio-group';
import { dismissToasts } from '@solar/ui/toast/toast';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useEffect, useRef } from 'react';
import { RemovedElsewhere } from '../../shared/changed-elsewhere';
import { SignInLink } from '../../shared/sign-in-link';
import { useServerCart } from '../../shared/use-server-cart';
import { urls } from '../../urls';
import { DrawerLine } from './drawer-line';
import styles from './cart-drawer.module.css';

const THEMES = ['light', 'dark', 'system'] as const;

/** The cart beside the page. */
export default function CartDrawerSlot() {
  const { t } = useTranslation('checkout');
  const { lines, isOpen, open, close } = useCart();
  const { pathname } = useLocation();
  const { query } = useServerCart();
  const count = cartItemCount(lines);

  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current !== pathname) close();
    shownOn.current = pathname;
  }, [pathname, close]);

  // "Added to cart" would lie over the checkout button of the cart that shows it already.
  useEffect(() => {
    if (isOpen) dismissToasts();
  }, [isOpen]);

  return (
    <Drawer
      open={isOpen}
      onOpenChange={(next) => (next ? open() : close())}
      title={t('drawer.title')}
      description={t('cart.items', { count })}
      footer={<DrawerFooter />}
    >
      <RemovedElsewhere lines={lines} />
      {lines.length === 0 ? (
        <EmptyState
          icon={<ShoppingCart aria-hidden="true" />}
          title={t('cart.empty.title')}
          description={t('cart.empty.text')}
          action={
            <Link className={buttonClass('primary')} to={urls.products()} onClick={close}>
              {t('cart.browse')}
            </Link>
          }
        />
      ) : (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <DrawerLine
              key={line.product.id}
              line={line}
              known={query.data?.lines.find(({ productId }) => productId === line.product.id)}
              onLeave={close}
            />
          ))}
        </ul>
      )}
    </Drawer>
  );
}

function DrawerFooter() {
  const { t } = useTranslation('checkout');
  const { lines, close } = useCart();
  const access = usePriceAccess();
  return (
    <div className={styles.footer}>
      {lines.length > 0 && (
        <>
          <div className={styles.subtotal}>
            <span>{t('totals.subtotal')}</span>
            <Price
              value={access === 'visible' ? cartTotal(lines) : null}
              access={access}
              action={access === 'login' ? <SignInLink onClick={close} /> : undefined}
              size="lg"
            />
          </div>
          <p className={styles.note}>{t('drawer.note')}</p>
          <Button variant="accent" fullWidth asChild>
            <Link to={urls.checkout()} onClick={close}>
              {t('drawer.checkout')}
            </Link>
          </Button>
          <Button variant="secondary" fullWidth asChild>
            <Link to={urls.cart()} onClick={close}>
              {t('drawer.view')}
            </Link>
          </Button>
        </>
      )}
      <ThemeSwitch />
    </div>
  );
}

function ThemeSwitch() {
  const { t } = useTranslation('checkout');
  const { choice, setChoice } = useTheme();
  return (
    <RadioGroup
      aria-label={t('drawer.theme.label')}
      orientation="horizontal"
      value={choice}
      onValueChange={(value) => {
        const next = THEMES.find((theme) => theme === value);
        if (next) setChoice(next);
      }}
      options={THEMES.map((theme) => ({ value: theme, label: t(`drawer.theme.${theme}`) }))}
    />
  );
}
