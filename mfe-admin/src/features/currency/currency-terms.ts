import { changeCurrencySchema } from '@solar/contracts/admin/currency-http';
import { ROUNDING_STEPS } from '@solar/contracts/common/currency-conversion';
import { textField, pageFields } from '@solar/mfe-kit/listing/list-search';
import { z } from 'zod';

const { rate, dirhamRate } = changeCurrencySchema.shape;
/** A comma stands before decimals in French. */
const decimal = z
  .string()
  .trim()
  .transform((text) => text.replace(',', '.'));

/** What is asked for before a preview. */
export const termsSchema = changeCurrencySchema
  .omit({ version: true, step: true })
  .extend({ rate: decimal.pipe(rate), dirhamRate: decimal.pipe(dirhamRate), step: z.string() });
export type TermsInput = z.input<typeof termsSchema>;
export type Terms = z.output<typeof termsSchema>;

/** The terms in the address, so that a preview can be shared and left; empty until one was asked for. */
export const currencySearch = z.object({
  ...pageFields,
  currency: textField,
  currencySymbol: textField,
  rate: textField,
  step: z.enum(ROUNDING_STEPS.map(String)).catch('1').default('1'),
  dirhamRate: textField,
});
export type CurrencySearch = z.output<typeof currencySearch>;

/** The terms without the place in the list of prices. */
export function termsIn({ page: _page, pageSize: _size, ...terms }: CurrencySearch): TermsInput {
  return terms;
}

/** The step as the service takes it. */
export function stepOf(text: string): (typeof ROUNDING_STEPS)[number] {
  return ROUNDING_STEPS.find((step) => String(step) === text) ?? 1;
}
