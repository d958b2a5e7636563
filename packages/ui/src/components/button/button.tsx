import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'ghost' | 'danger' | 'link';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `accent` is the sun: at most one in view, the step that leads to a purchase. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner, keeps the width and refuses clicks while work is under way. */
  loading?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  fullWidth?: boolean;
  /** Renders the only child (a router link, say) with the button's looks. */
  asChild?: boolean;
}

/** The look alone, for elements that cannot be wrapped. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  fullWidth = false,
): string {
  return clsx(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth);
}

export function Button({
  variant = 'primary',
  size = 'md',
  loading = false,
  startIcon,
  endIcon,
  fullWidth = false,
  asChild = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const classes = clsx(buttonClass(variant, size, fullWidth), loading && styles.loading, className);
  if (asChild) {
    return (
      <Slot.Root className={classes} onClick={onClick} {...rest}>
        {startIcon && <span className={styles.icon}>{startIcon}</span>}
        <Slot.Slottable>{children}</Slot.Slottable>
        {endIcon && <span className={styles.icon}>{endIcon}</span>}
      </Slot.Root>
    );
  }
  return (
    <button
      type={type}
      className={classes}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {loading && (
        <span className={styles.progress}>
          <Spinner size="sm" />
        </span>
      )}
      {startIcon && <span className={styles.icon}>{startIcon}</span>}
      <span className={styles.label}>{children}</span>
      {endIcon && <span className={styles.icon}>{endIcon}</span>}
    </button>
  );
}
