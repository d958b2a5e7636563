import { clsx } from 'clsx';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { fillText, useUiLocale, useUiText } from '../ui-text/ui-text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './price.module.css';

/** Integer minor units with their currency. */
export interface MoneyValue {
  amount: number;
  currency: string;
}

/** Formats minor units in the reader's locale, with the currency's own number of decimals. */
export function formatMoney(money: MoneyValue, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: money.currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(money.amount / 10 ** digits);
}

export interface PriceProps {
  /** Null or absent when the reader may not see it or there is none. */
  value?: MoneyValue | null;
  /** The price before a reduction, struck through. */
  base?: MoneyValue | null;
  /** Why there is no value: sign in first, wait for approval, or ask. */
  access?: 'login' | 'approval' | 'visible';
  /** What "login" leads to: a link, usually. Replaces the plain text. */
  action?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** After the amount, such as "/ piece". */
  unit?: ReactNode;
  className?: string;
}

/** A price, or the honest reason why none is shown. */
export function Price({
  value,
  base,
  access = 'visible',
  action,
  size = 'md',
  unit,
  className,
}: PriceProps) {
  const locale = useUiLocale();
  const text = useUiText();
  if (!value) {
    const reasons = {
      login: text.priceLogin,
      approval: text.priceApproval,
      visible: text.priceOnRequest,
    };
    return (
      <span className={clsx(styles.hidden, className)}>
        {access !== 'visible' && <Lock aria-hidden="true" />}
        {action ?? reasons[access]}
      </span>
    );
  }
  const reduced = base && base.amount > value.amount;
  const now = formatMoney(value, locale);
  return (
    <span className={clsx(styles.price, styles[size], className)}>
      {reduced && (
        <s className={styles.base}>
          <VisuallyHidden>{fillText(text.priceWas, { price: '' })}</VisuallyHidden>
          {formatMoney(base, locale)}
        </s>
      )}
      <span className={styles.amount}>
        {reduced && <VisuallyHidden>{fillText(text.priceNow, { price: '' })}</VisuallyHidden>}
        {now}
      </span>
      {unit && <span className={styles.unit}>{unit}</span>}
    </span>
  );
}
