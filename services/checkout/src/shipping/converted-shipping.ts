import {
  convertMinor,
  convertRecorded,
  type CurrencyConversion,
} from '@solar/contracts/common/currency-conversion';
import type { ShippingMethodDoc, ShippingPrices } from './shipping-method.schema';

/** The prices of a method in another currency, or those of before when a change is taken back and nobody has edited them since. */
export function convertedShipping(
  method: ShippingMethodDoc,
  terms: CurrencyConversion,
): ShippingPrices & Pick<ShippingMethodDoc, 'currency' | 'converted'> {
  const { baseMinor, perKgMinor, freeFromMinor } = method;
  const { value, converted } = convertRecorded(
    { baseMinor, perKgMinor, freeFromMinor },
    terms,
    method.converted,
    (prices) => ({
      baseMinor: convertMinor(prices.baseMinor, terms),
      perKgMinor: convertMinor(prices.perKgMinor, terms),
      freeFromMinor:
        prices.freeFromMinor === null ? null : convertMinor(prices.freeFromMinor, terms),
    }),
  );
  return { ...value, currency: terms.to, converted };
}
