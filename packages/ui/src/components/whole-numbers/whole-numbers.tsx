import type { ReactNode } from 'react';
import styles from './whole-numbers.module.css';

/** Capitals, then groups of capitals and digits: `ALSA-2026-000123`, `T-KNH98ELG`, `ALSA-2026-000123-R1`. */
const NUMBER = /\b([A-Z]{1,5}(?:-[A-Z0-9]+)*-[A-Z0-9]*\d[A-Z0-9]*)(?![\w-])/;

/** A title in which the number of an order, a quote or a ticket stays on one line: browsers break it after each hyphen. */
export function WholeNumbers({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  const parts = children.split(NUMBER);
  if (parts.length === 1) return children;
  // Every second part is a number.
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ),
  );
}
