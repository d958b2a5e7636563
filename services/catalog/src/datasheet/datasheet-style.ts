export const INK = '#0f1b33';
export const QUIET = '#566079';
export const LINE = '#8a90a0';
export const HAIRLINE = '#dcd9d0';
export const SUN = '#f2a71b';
/** Colours of the curves of one chart, in their order; later ones are dashed, so that they differ in grey too. */
export const CURVES = [
  { color: '#0f1b33', width: 1.4 },
  { color: '#c4571b', width: 1.4, dash: 5 },
  { color: '#2f7d6b', width: 1.4, dash: 2 },
] as const;
