import { z } from 'zod';
import type { ShippingMethod, ShippingMethodInput } from '@solar/contracts/checkout/settings-http';
import { minorToText, textToMinor } from '../../../shared/money-text';

/** Shipping is priced in the shop's currency, which the totals name; two decimals hold for it. */
const CURRENCY = 'USD';
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
const amount = text.refine((value) => textToMinor(value, CURRENCY) !== null);
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
    base: minorToText(method?.baseMinor ?? 0, CURRENCY),
    perKg: minorToText(method?.perKgMinor ?? 0, CURRENCY),
    freeFrom: optionalText(method?.freeFromMinor, (minor) => minorToText(minor, CURRENCY)),
    maxWeightKg: optionalText(method?.maxWeightGrams, (grams) => String(grams / GRAMS)),
    minDays: String(method?.minDays ?? 1),
    maxDays: String(method?.maxDays ?? 5),
    position: String(method?.position ?? 0),
    active: method?.active ?? true,
  };
}

function optionalText(value: number | null | undefined, toText: (value: number) => string): string {
  return value === null || value === undefined ? '' : toText(value);
}

export function toMethodInput(form: MethodForm): ShippingMethodInput {
  const minor = (value: string) => textToMinor(value, CURRENCY) ?? 0;
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
