import type { Address } from '@solar/contracts/account/profile-http';
import type { AddressDoc } from './address.schema';

/** An address as its owner sees it; empty parts are left out. */
export function presentAddress(doc: AddressDoc): Address {
  return {
    id: doc._id,
    label: doc.label ?? undefined,
    fullName: doc.fullName,
    company: doc.company ?? undefined,
    phone: doc.phone,
    line1: doc.line1,
    line2: doc.line2 ?? undefined,
    city: doc.city,
    region: doc.region ?? undefined,
    postalCode: doc.postalCode ?? undefined,
    country: doc.country,
    defaultShipping: doc.defaultShipping,
    defaultBilling: doc.defaultBilling,
  };
}
