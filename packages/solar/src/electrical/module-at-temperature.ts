/** Cell temperature of the standard test conditions, in °C (IEC 61215, IEC 60904-3). */
export const STC_CELL_C = 25;

/**
 * A figure of the datasheet (V, A or W at 25 °C) at another cell temperature. Datasheets give a linear coefficient in
 * percent per °C (EN 50380); IEC 60891 allows the straight line over the range in which modules work.
 */
export function atCellTemperature(
  atStc: number,
  coefficientPctPerC: number,
  cellC: number,
): number {
  return atStc * (1 + (coefficientPctPerC / 100) * (cellC - STC_CELL_C));
}

/** Open-circuit voltage in V on the coldest morning, the highest voltage that a module ever has (IEC 62548-1). */
export function openCircuitVoltageV(
  module: { vocV: number; vocCoefficientPctPerC: number },
  cellC: number,
): number {
  return atCellTemperature(module.vocV, module.vocCoefficientPctPerC, cellC);
}

/**
 * Voltage at maximum power in V. Datasheets rarely publish its coefficient; the one of power is taken, which is steeper,
 * so that the result for hot cells is on the safe side (design practice of inverter makers).
 */
export function maximumPowerVoltageV(
  module: { vmpV: number; powerCoefficientPctPerC: number },
  cellC: number,
): number {
  return atCellTemperature(module.vmpV, module.powerCoefficientPctPerC, cellC);
}

/** Power in W of a module at full sun (1,000 W/m²) and the given cell temperature (datasheet coefficient, EN 50380). */
export function powerAtCellTemperatureW(
  module: { powerWp: number; powerCoefficientPctPerC: number },
  cellC: number,
): number {
  return atCellTemperature(module.powerWp, module.powerCoefficientPctPerC, cellC);
}
