import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './identifier.module.css';

export interface IdentifierProps {
  children: ReactNode;
  /** Below or beside the name of the thing it belongs to. */
  quiet?: boolean;
  className?: string;
}

/**
 * What somebody reads out, compares or types again: the number of an order or a document, a SKU, a serial, a bin.
 * Whole on its line, in its own direction, and in no language.
 */
export function Identifier({ children, quiet = false, className }: IdentifierProps) {
  return (
    <bdi className={clsx(styles.identifier, quiet && styles.quiet, className)} translate="no">
      {children}
    </bdi>
  );
}
