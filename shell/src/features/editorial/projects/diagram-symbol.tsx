import type { DiagramSymbol } from '@solar/contracts/admin/content-http';
import type { ReactNode } from 'react';

const BOX = 'M6 6h36v36h-36z';
const DC = 'M11 13h9m-9 4h9';
const WAVE = 'M27 34q3-5 6 0t6 0';

const line = (...paths: string[]) => <path d={paths.join('')} />;

/** Drawn as in IEC 60617, with a ground of their own that covers the line they stand on. */
const DRAWINGS: Record<Exclude<DiagramSymbol, 'bus'>, ReactNode> = {
  pv: line('M6 10h36v28h-36z', 'M15 10v28m9-28v28m9-28v28', 'M6 24h36'),
  controller: line(BOX, 'M6 42l36-36', DC, 'M28 31h9m-9 4h9'),
  inverter: line(BOX, 'M6 42l36-36', DC, WAVE),
  battery: line(
    'M6 10h36v28h-36z',
    'M18 16v16m4-12v8m6-12v16m4-12v8',
    'M10 24h8m14 0h6',
    'M22 24h6',
  ),
  generator: (
    <>
      <circle cx="24" cy="24" r="19" />
      <path d="M29 18q-5-4-9 0t0 9q4 3 9 0v-4h-5" />
      <path d="M17 35q3.5-5 7 0t7 0" />
    </>
  ),
  breaker: line('M17 4h14v40h-14z', 'M24 4v10m-4-4l8 8m0-8l-8 8', 'M15 16l9 16v12'),
  transformer: (
    <>
      <circle cx="24" cy="17" r="13" />
      <circle cx="24" cy="31" r="13" />
      <circle cx="24" cy="17" r="13" fill="none" />
    </>
  ),
  meter: line(BOX, 'M6 16h36', 'M11 24l3 12 3-12 3 12 3-12', 'M29 22v14m0-6q4-5 7 0v6'),
  load: line('M12 14h24l-12 24z'),
  grid: line(BOX, 'M6 18l12-12m-12 24l24-24m-24 36l36-36m-24 36l24-24m-12 24l12-12'),
};

/** The symbol of a part of a single-line diagram; its words stand beside it. */
export function DiagramSymbolDrawing({ symbol }: { symbol: Exclude<DiagramSymbol, 'bus'> }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      {DRAWINGS[symbol]}
    </svg>
  );
}
