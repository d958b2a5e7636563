import { z } from 'zod';
import type { ShippingMethod, ShippingMethodInput } from '@solar/contracts/checkout/settings-http';
import { decimalText, parseDecimal } from '@solar/mfe-kit/format/decimal';

/** Shipping is priced in the shop's currency, which the totals name; two decimals hold for it. */
export const SHIPPING_DIGITS = 2;
const GRAMS = 1_000;

export type MethodForm = {
  nameEn: string;
  nameFr: string;
  descriptionEn: string;
  descriptionFr: string;
  countries: string;
  base: string;
  perKg: string;
  freeFrom: string;
  maxWeightKg: string;
  minDays: string;
  maxDays: string;
  position: string;
  active: boolean;
};

const text = z.string().trim();
const amount = text.refine((value) => parseDecimal(value, SHIPPING_DIGITS) !== null);
const wholeNumber = text.regex(/^\d{1,6}$/);

/** What the form checks before it sends; the service checks again. */
export const methodFormSchema: z.ZodType<MethodForm, MethodForm> = z
  .object({
    nameEn: text.min(1),
    nameFr: text.min(1),
    descriptionEn: text,
    descriptionFr: text,
    countries: text.regex(/^([A-Za-z]{2}([\s,]+|$))*$/),
    base: amount,
    perKg: amount,
    freeFrom: z.union([z.literal(''), amount]),
    maxWeightKg: z.union([z.literal(''), wholeNumber]),
    minDays: wholeNumber,
    maxDays: wholeNumber,
    position: wholeNumber,
    active: z.boolean(),
  })
  .refine((form) => Number(form.minDays) <= Number(form.maxDays), { path: ['maxDays'] });

export function toMethodForm(method: ShippingMethod | null): MethodForm {
  return {
    nameEn: method?.name.en ?? '',
    nameFr: method?.name.fr ?? '',
    descriptionEn: method?.description.en ?? '',
    descriptionFr: method?.description.fr ?? '',
    countries: method?.countries.join(', ') ?? 'AE',
    base: amountText(method?.baseMinor ?? 0),
    perKg: amountText(method?.perKgMinor ?? 0),
    freeFrom: optionalText(method?.freeFromMinor, amountText),
    maxWeightKg: optionalText(method?.maxWeightGrams, (grams) => String(grams / GRAMS)),
    minDays: String(method?.minDays ?? 1),
    maxDays: String(method?.maxDays ?? 5),
    position: String(method?.position ?? 0),
    active: method?.active ?? true,
  };
}

function amountText(minor: number): string {
  return decimalText(minor, SHIPPING_DIGITS);
}

function optionalText(value: number | null | undefined, toText: (value: number) => string): string {
  return value === null || value === undefined ? '' : toText(value);
}

export function toMethodInput(form: MethodForm): ShippingMethodInput {
  const minor = (value: string) => parseDecimal(value, SHIPPING_DIGITS) ?? 0;
  return {
    name: { en: form.nameEn, fr: form.nameFr },
    description: { en: form.descriptionEn, fr: form.descriptionFr },
    countries: form.countries
      .toUpperCase()
      .split(/[\s,]+/)
      .filter(Boolean),
    baseMinor: minor(form.base),
    perKgMinor: minor(form.perKg),
    freeFromMinor: form.freeFrom === '' ? null : minor(form.freeFrom),
    maxWeightGrams: form.maxWeightKg === '' ? null : Number(form.maxWeightKg) * GRAMS,
    minDays: Number(form.minDays),
    maxDays: Number(form.maxDays),
    position: Number(form.position),
    active: form.active,
  };
}
