/**
 * The most modules in series whose voltage stays at or below `limitV` when each has `moduleV`
 * (IEC 62548-1: the array's maximum voltage is that of the coldest cell).
 */
export function mostModules(limitV: number, moduleV: number): number {
  return moduleV > 0 ? Math.max(0, Math.floor(limitV / moduleV)) : 0;
}

/** The fewest modules in series that reach `neededV` when each has `moduleV` (lower end of the MPP range, hot cells). */
export function fewestModules(neededV: number, moduleV: number): number {
  return moduleV > 0 ? Math.max(1, Math.ceil(neededV / moduleV)) : Infinity;
}

/** How many strings of `stringA` an input of `limitA` takes in parallel: currents of parallel strings add up. */
export function parallelStrings(limitA: number, stringA: number): number {
  return stringA > 0 ? Math.max(0, Math.floor(limitA / stringA)) : 0;
}

/** Current in A of strings in parallel (Kirchhoff). */
export function parallelCurrentA(strings: number, stringA: number): number {
  return strings * stringA;
}

/** Power of the modules at standard test conditions over the rated AC power of the inverter; has no unit. */
export function dcAcRatio(dcWp: number, ratedAcKw: number): number {
  return dcWp / (ratedAcKw * 1000);
}
