import type { OrderAddress } from '@solar/contracts/checkout/totals-http';
import { countryName } from '@solar/contracts/common/country-name';
import type { Language } from '@solar/contracts/common/localized';

/** An address in lines, as on a letter. */
export function addressText(address: OrderAddress, language: Language): string {
  return [
    address.fullName,
    address.company,
    address.line1,
    address.line2,
    [address.postalCode, address.city].filter(Boolean).join(' '),
    address.region,
    countryName(address.country, language),
  ]
    .filter(Boolean)
    .join('\n');
}
