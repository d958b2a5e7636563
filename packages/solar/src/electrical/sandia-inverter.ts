/** Coefficients of the Sandia inverter model under the names of its paper, in W, V, 1/W and 1/V. */
export type SandiaInverter = {
  pacoW: number;
  pdcoW: number;
  vdcoV: number;
  psoW: number;
  c0PerW: number;
  c1PerV: number;
  c2PerV: number;
  c3PerV: number;
};

/**
 * AC power in W of an inverter at a DC power and voltage, never above its rating; zero below the power at which it
 * starts (D. L. King et al., "Performance Model for Grid-Connected Photovoltaic Inverters", SAND2007-5036).
 */
export function sandiaAcPowerW(inverter: SandiaInverter, dcPowerW: number, dcV: number): number {
  const away = dcV - inverter.vdcoV;
  const a = inverter.pdcoW * (1 + inverter.c1PerV * away);
  const b = inverter.psoW * (1 + inverter.c2PerV * away);
  const c = inverter.c0PerW * (1 + inverter.c3PerV * away);
  if (dcPowerW <= b) return 0;
  const above = dcPowerW - b;
  const acPowerW = (inverter.pacoW / (a - b) - c * (a - b)) * above + c * above ** 2;
  return Math.min(Math.max(acPowerW, 0), inverter.pacoW);
}

/** Efficiency in percent at a part of the rated DC power. */
export function sandiaEfficiencyPct(inverter: SandiaInverter, load: number, dcV: number): number {
  const dcPowerW = inverter.pdcoW * load;
  return dcPowerW <= 0 ? 0 : (sandiaAcPowerW(inverter, dcPowerW, dcV) / dcPowerW) * 100;
}
