/**
 * What the savings calculator assumes, with the date of the figures. Money in dirhams, in which bills in the UAE are
 * written.
 */
export const ASSUMPTIONS = {
  asOf: '2026-11-01',
  /** Average price of a kWh with its fuel surcharge. */
  tariffPerKwh: 0.38,
  /** kWh that a kWp yields in a year in Dubai, after losses. */
  yieldPerKwp: 1_700,
  /** Part of the consumption that a roof covers at most under net metering. */
  largestShare: 0.9,
  /** Smallest system that is worth a visit. */
  smallestKwp: 3,
  /** Installed price of a kWp: small systems, and from `volumeKwp` on. */
  costPerKwp: 3_300,
  volumeCostPerKwp: 2_500,
  volumeKwp: 200,
  /** Yearly care, as a part of the price. */
  careShare: 0.01,
  /** What a panel yields less each year. */
  yearlyLoss: 0.004,
  /** Years over which the saving is summed. */
  lifetimeYears: 25,
  /** Emissions of the UAE's grid, kg of CO2 a kWh. */
  co2PerKwh: 0.4,
} as const;

/** Bills that the calculator takes, in dirhams a month. */
export const BILL_RANGE = { min: 200, max: 50_000, step: 100, start: 1_500 } as const;

/** What a solar system for a bill is, costs and brings. */
export interface SavingsEstimate {
  kwp: number;
  yearlyKwh: number;
  cost: number;
  /** In the first year, after care. */
  yearlySaving: number;
  lifetimeSaving: number;
  paybackYears: number;
  co2TonnesPerYear: number;
}

/** Estimates a system for a monthly bill. Throws RangeError on a bill that is not a positive amount. */
export function estimateSavings(monthlyBill: number): SavingsEstimate {
  if (!Number.isFinite(monthlyBill) || monthlyBill <= 0) {
    throw new RangeError(`Not a monthly bill: ${monthlyBill}`);
  }
  const { tariffPerKwh, yieldPerKwp, largestShare, smallestKwp, careShare, co2PerKwh } =
    ASSUMPTIONS;
  const consumption = (monthlyBill * 12) / tariffPerKwh;
  const kwp = Math.max(smallestKwp, (consumption * largestShare) / yieldPerKwp);
  const yearlyKwh = kwp * yieldPerKwp;
  const cost = kwp * costPerKwp(kwp);
  const care = cost * careShare;
  const usedKwh = Math.min(yearlyKwh, consumption);
  const yearlySaving = usedKwh * tariffPerKwh - care;
  return {
    kwp,
    yearlyKwh,
    cost,
    yearlySaving,
    lifetimeSaving: lifetimeSaving(usedKwh * tariffPerKwh, care) - cost,
    paybackYears: paybackYears(cost, usedKwh * tariffPerKwh, care),
    co2TonnesPerYear: (yearlyKwh * co2PerKwh) / 1000,
  };
}

/** Larger systems cost less a kWp, in a straight line down to the volume price. */
function costPerKwp(kwp: number): number {
  const { costPerKwp: small, volumeCostPerKwp: large, volumeKwp, smallestKwp } = ASSUMPTIONS;
  const share = Math.min(1, (kwp - smallestKwp) / (volumeKwp - smallestKwp));
  return small - (small - large) * share;
}

function savingInYear(first: number, care: number, year: number): number {
  return first * (1 - ASSUMPTIONS.yearlyLoss) ** year - care;
}

function lifetimeSaving(first: number, care: number): number {
  let sum = 0;
  for (let year = 0; year < ASSUMPTIONS.lifetimeYears; year += 1) {
    sum += savingInYear(first, care, year);
  }
  return sum;
}

/** Years until the savings have paid the system; Infinity when they do not within its life. */
function paybackYears(cost: number, first: number, care: number): number {
  let left = cost;
  for (let year = 0; year < ASSUMPTIONS.lifetimeYears; year += 1) {
    const saving = savingInYear(first, care, year);
    if (saving >= left) return year + left / saving;
    left -= saving;
  }
  return Number.POSITIVE_INFINITY;
}
