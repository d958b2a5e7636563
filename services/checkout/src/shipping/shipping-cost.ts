import { chargeStep } from '@solar/contracts/common/minor-units';
import { money, type Money } from '@solar/contracts/common/money';

export type ShippingRate = {
  countries: readonly string[];
  baseMinor: number;
  perKgMinor: number;
  freeFromMinor: number | null;
  maxWeightGrams: number | null;
  active: boolean;
};

export type Parcel = { country: string; subtotal: Money; weightGrams: number };

/** True when the method serves the country and carries the weight. */
export function isAvailable(rate: ShippingRate, parcel: Parcel): boolean {
  const served = rate.countries.length === 0 || rate.countries.includes(parcel.country);
  const carried = rate.maxWeightGrams === null || parcel.weightGrams <= rate.maxWeightGrams;
  return rate.active && served && carried;
}

/** Price of the method: base plus every started kilogram, rounded up to what can be charged, or nothing from `freeFromMinor` on. */
export function shippingCost(rate: ShippingRate, parcel: Parcel): Money {
  const { amount, currency } = parcel.subtotal;
  if (rate.freeFromMinor !== null && amount >= rate.freeFromMinor) return money(0, currency);
  const cost = rate.baseMinor + Math.ceil(parcel.weightGrams / 1_000) * rate.perKgMinor;
  const step = chargeStep(currency);
  return money(Math.ceil(cost / step) * step, currency);
}
