import type { SourcedValue } from '@solar/contracts/catalog/product-data';
import { missingCodes, type Requirements } from '@solar/contracts/catalog/required-values';
import type { ProductFormValues } from './product-form-values';

/** What a product may lack that customers look for. */
export const MISSING_PARTS = ['picture', 'price', 'summary', 'french', 'data'] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

/** The part of the product form where each is written. */
export const SECTION_OF: Readonly<Record<MissingPart, string>> = {
  picture: 'product-pictures',
  price: 'product-prices',
  summary: 'product-texts',
  french: 'product-texts',
  data: 'product-data',
};

interface Circumstances {
  /** What the category asks for. */
  required: Requirements;
  /** Values that the category gives. */
  given: readonly SourcedValue[];
  /** The image mapping gives it pictures. */
  hasFolder: boolean;
  seesPrices: boolean;
}

/** What is missing before a product is shown, with how many for what can be counted. */
export function missingBeforePublishing(
  { pictures = [], base, summary, description, attributes }: ProductFormValues,
  { required, given, hasFolder, seesPrices }: Circumstances,
): { what: MissingPart; count: number }[] {
  const gaps = missingCodes(required, [...given, ...attributes]).length;
  const untranslated = [summary, description].filter(({ en, fr = '' }) => en && !fr.trim()).length;
  const counts: Record<MissingPart, number> = {
    picture: pictures.length === 0 && !hasFolder ? 1 : 0,
    price: seesPrices && base.trim() === '' ? 1 : 0,
    summary: summary.en.trim() === '' ? 1 : 0,
    french: untranslated,
    data: gaps,
  };
  return MISSING_PARTS.filter((what) => counts[what] > 0).map((what) => ({
    what,
    count: counts[what],
  }));
}
