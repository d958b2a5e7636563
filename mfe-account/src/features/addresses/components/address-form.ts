import { addressInputSchema } from '@solar/contracts/account/profile-http';
import { z } from 'zod';

const orEmpty = <T extends z.ZodType<string, string>>(schema: T) =>
  z.union([z.literal('').transform(() => undefined), schema]);
const { label, company, line2, region, postalCode, ...needed } = addressInputSchema.shape;
/** An address as it is typed: what is optional may be empty. */
export const addressFormSchema = z.object({
  ...needed,
  label: orEmpty(label.unwrap()),
  company: orEmpty(company.unwrap()),
  line2: orEmpty(line2.unwrap()),
  region: orEmpty(region.unwrap()),
  postalCode: orEmpty(postalCode.unwrap()),
});

export type AddressForm = z.input<typeof addressFormSchema>;
export type TypedAddress = z.output<typeof addressFormSchema>;
