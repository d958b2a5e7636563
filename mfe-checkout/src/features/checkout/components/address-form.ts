import { orderAddressSchema, type OrderAddress } from '@solar/contracts/checkout/totals-http';
import { z } from 'zod';

/** Empty optional fields leave the form, because the service takes them as absent. */
const addressFields = z
  .record(z.string(), z.string().optional())
  .transform((fields) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value?.trim())),
  )
  .pipe(orderAddressSchema);

export type AddressForm = {
  email: string;
  shipping: OrderAddress;
  sameBilling: boolean;
  billing: OrderAddress;
};

const shared = { email: z.email(), shipping: addressFields };

/** The address step; a billing address counts only when it differs. */
export const addressFormSchema = z.discriminatedUnion('sameBilling', [
  z.object({ ...shared, sameBilling: z.literal(true), billing: z.unknown() }),
  z.object({ ...shared, sameBilling: z.literal(false), billing: addressFields }),
]) as unknown as z.ZodType<AddressForm, AddressForm>;

export const EMPTY_ADDRESS: OrderAddress = {
  fullName: '',
  company: '',
  phone: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: 'AE',
};
