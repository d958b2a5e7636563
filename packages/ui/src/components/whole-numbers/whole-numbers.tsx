import type { ReactNode } from 'react';
import { Identifier } from '../identifier/identifier';

/** Capitals, then groups of capitals and digits: `ALSA-2026-000123`, `T-KNH98ELG`, `ALSA-2026-000123-R1`. */
const NUMBER = /\b([A-Z]{1,5}(?:-[A-Z0-9]+)*-[A-Z0-9]*\d[A-Z0-9]*)(?![\w-])/;

/** A sentence or title in which numbers of orders, quotes and tickets stand as identifiers. */
export function WholeNumbers({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  const parts = children.split(NUMBER);
  if (parts.length === 1) return children;
  // Every second part is a number.
  return parts.map((part, index) =>
    index % 2 === 0 ? part : <Identifier key={index}>{part}</Identifier>,
  );
}
