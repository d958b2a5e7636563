import { clsx } from 'clsx';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { useUiText } from '../ui-text/ui-text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './link.module.css';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** `inline` sits in text, `standalone` is a line of its own, `quiet` shows its line on hover. */
  variant?: 'inline' | 'standalone' | 'quiet';
  /** Opens a new tab, and says so. */
  external?: boolean;
  /** Wraps a router link: `<Link asChild><RouterLink to="…">…</RouterLink></Link>`. */
  asChild?: boolean;
}

/** The look alone, for a router's own link. */
export function linkClass(variant: LinkProps['variant'] = 'inline'): string {
  return clsx(styles.link, styles[variant]);
}

export function Link({
  variant = 'inline',
  external = false,
  asChild = false,
  className,
  children,
  ...rest
}: LinkProps) {
  const text = useUiText();
  const classes = clsx(linkClass(variant), className);
  if (asChild) {
    return (
      <Slot.Root className={classes} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  const target = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a className={classes} {...target} {...rest}>
      {children}
      {external && (
        <>
          <ArrowUpRight aria-hidden="true" className={styles.external} />
          <VisuallyHidden> ({text.externalLink})</VisuallyHidden>
        </>
      )}
    </a>
  );
}
