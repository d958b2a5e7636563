/** Bounds in A of a gPV string fuse: above 1.5 × Isc it does not age, below 2.4 × Isc it still trips (IEC 62548-1). */
export function stringFuseRangeA(iscA: number): { aboveA: number; belowA: number } {
  return { aboveA: 1.5 * iscA, belowA: 2.4 * iscA };
}
