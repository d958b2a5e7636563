/** Temperature coefficient of copper's resistance at 20 °C, in 1/°C (IEC 60228, annex on temperature correction). */
export const COPPER_PER_C = 0.00393;

/**
 * Ampacity in A at another temperature of the air: the heat that a conductor may give off is proportional to the
 * difference between its limit and the air, and grows with the square of the current (IEC 60287-1-1). Zero at and above
 * the conductor's limit.
 */
export function ampacityA(
  cable: { ratedA: number; ratedAirC: number; conductorMaxC: number },
  airC: number,
): number {
  const left = cable.conductorMaxC - airC;
  if (left <= 0) return 0;
  return cable.ratedA * Math.sqrt(left / (cable.conductorMaxC - cable.ratedAirC));
}

/** Temperature in °C that a conductor reaches under `currentA` (IEC 60287-1-1, as above). */
export function conductorTemperatureC(
  load: { currentA: number; ampacityA: number; conductorMaxC: number },
  airC: number,
): number {
  const share = load.ampacityA > 0 ? load.currentA / load.ampacityA : 1;
  return airC + Math.max(0, load.conductorMaxC - airC) * share ** 2;
}

/** Resistance in Ω/km of a copper conductor at `conductorC` (IEC 60228). */
export function resistanceOhmPerKm(at20cOhmPerKm: number, conductorC: number): number {
  return at20cOhmPerKm * (1 + COPPER_PER_C * (conductorC - 20));
}

/** Voltage in V lost along a DC circuit whose way out and back are each `lengthM` long (Ohm). */
export function voltageDropV(circuit: {
  lengthM: number;
  ohmPerKm: number;
  currentA: number;
}): number {
  return 2 * (circuit.lengthM / 1000) * circuit.ohmPerKm * circuit.currentA;
}

/** Current in A that a string cable must carry: 1.25 × Isc, as sun above 1,000 W/m² is common (IEC 62548-1). */
export function stringDesignCurrentA(iscA: number): number {
  return 1.25 * iscA;
}
