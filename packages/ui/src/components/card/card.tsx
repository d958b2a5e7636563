import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './card.module.css';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** `flat` only a line, `raised` a shadow, `sunken` a quiet ground. */
  variant?: 'flat' | 'raised' | 'sunken';
  /** Lifts on hover. The card's link must carry `cardLinkClass` so that all of it is clickable. */
  interactive?: boolean;
  asChild?: boolean;
}

export function Card({
  padding = 'md',
  variant = 'flat',
  interactive = false,
  asChild = false,
  className,
  ...rest
}: CardProps) {
  const Component = asChild ? Slot.Root : 'div';
  return (
    <Component
      className={clsx(
        styles.card,
        styles[variant],
        styles[`padding-${padding}`],
        interactive && styles.interactive,
        className,
      )}
      {...rest}
    />
  );
}

/** Put on the one link of an interactive card: its target becomes the whole card. */
export const cardLinkClass = styles.cardLink ?? '';

export interface CardHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** Heading level in the page's outline. */
  level?: 2 | 3 | 4;
}

export function CardHeader({ title, description, actions, level = 2 }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <header className={styles.header}>
      <div className={styles.headings}>
        <Heading className={styles.title}>{title}</Heading>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
