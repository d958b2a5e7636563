import { countryName } from '../common/country-name';
import type { OrderAddress } from './totals-http';

/**
 * An address in lines, as on a letter: name, company, street, postcode and city, region, country by its name in the
 * given language (BCP 47). Lines without a text are left out, and so are the telephone number and a region that has the
 * name of its city.
 */
export function addressLines(address: OrderAddress, language: string): string[] {
  return [
    address.fullName,
    address.company,
    address.line1,
    address.line2,
    [address.postalCode, address.city].filter(Boolean).join(' '),
    isSameName(address.region, address.city) ? '' : address.region,
    countryName(address.country, language),
  ].filter((line): line is string => Boolean(line));
}

/** Whether two addresses say the same: whom, where, and which telephone. */
export function isSameAddress(one: OrderAddress, other: OrderAddress): boolean {
  const said = (address: OrderAddress) =>
    [...addressLines(address, 'en'), address.phone].join('\n').toLowerCase();
  return said(one) === said(other);
}

function isSameName(region: string | undefined, city: string): boolean {
  return region?.trim().toLowerCase() === city.trim().toLowerCase();
}
