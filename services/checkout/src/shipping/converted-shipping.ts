import { convertMinor, type CurrencyConversion } from '@solar/contracts/common/currency-conversion';
import type { ShippingMethodDoc, ShippingPrices } from './shipping-method.schema';

/** The prices of a method in another currency, or those of before when a change is taken back and nobody has edited them since. */
export function convertedShipping(
  method: ShippingMethodDoc,
  terms: CurrencyConversion,
): ShippingPrices & Pick<ShippingMethodDoc, 'currency' | 'converted'> {
  const { baseMinor, perKgMinor, freeFromMinor, converted } = method;
  const was = { baseMinor, perKgMinor, freeFromMinor };
  const currency = terms.to;
  const { changeId, undoes } = terms;
  const isUntouched =
    converted?.changeId === undoes && JSON.stringify(converted?.became) === JSON.stringify(was);
  if (converted && isUntouched) return { ...converted.was, currency, converted: null };
  const became = {
    baseMinor: convertMinor(baseMinor, terms),
    perKgMinor: convertMinor(perKgMinor, terms),
    freeFromMinor: freeFromMinor === null ? null : convertMinor(freeFromMinor, terms),
  };
  return { ...became, currency, converted: undoes === null ? { changeId, was, became } : null };
}
