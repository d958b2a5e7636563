/** The four points of a module's curve that datasheets give. */
export type CurvePoints = { vocV: number; iscA: number; vmpV: number; impA: number };

/**
 * Current in A of a module at a voltage, from the points of its datasheet alone: the explicit form of the single-diode
 * equation without resistances (J. Su et al., "Engineering analytical model of solar cells", 2001). It meets the
 * short-circuit point and, within a thousandth, the two others.
 */
export function moduleCurrentA(points: CurvePoints, voltageV: number): number {
  const { vocV, iscA, vmpV, impA } = points;
  const c2 = (vmpV / vocV - 1) / Math.log(1 - impA / iscA);
  const c1 = (1 - impA / iscA) * Math.exp(-vmpV / (c2 * vocV));
  return iscA * (1 - c1 * (Math.exp(voltageV / (c2 * vocV)) - 1));
}

/** Whether the points belong to a curve: each positive, maximum power below both ends. */
export function isCurve({ vocV, iscA, vmpV, impA }: CurvePoints): boolean {
  return vmpV > 0 && impA > 0 && vmpV < vocV && impA < iscA;
}
