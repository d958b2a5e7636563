import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './icon-button.module.css';

const LARGEST_BADGE = 99;

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** What it does, for screen readers and as the hover title. */
  label: string;
  variant?: 'ghost' | 'secondary' | 'primary' | 'accent' | 'danger';
  size?: 'sm' | 'md';
  /** A count shown at the corner (cart, comparison). The label must name it too. */
  badge?: number;
  asChild?: boolean;
  children: ReactNode;
}

export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  badge,
  asChild = false,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const classes = clsx(styles.iconButton, styles[variant], styles[size], className);
  const count = badge !== undefined && badge > 0 && (
    <span key={badge} className={styles.badge} aria-hidden="true">
      {badge > LARGEST_BADGE ? `${LARGEST_BADGE}+` : badge}
    </span>
  );
  if (asChild) {
    return (
      <Slot.Root className={classes} aria-label={label} title={label} data-icon-only="" {...rest}>
        <Slot.Slottable>{children}</Slot.Slottable>
        {count}
      </Slot.Root>
    );
  }
  return (
    <button
      type={type}
      className={classes}
      aria-label={label}
      title={label}
      data-icon-only=""
      {...rest}
    >
      {children}
      {count}
    </button>
  );
}
