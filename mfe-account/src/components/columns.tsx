import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** As many equal columns as there are children and room; unlike a grid of cards it leaves no empty column. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
