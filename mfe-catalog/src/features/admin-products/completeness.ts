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
  /** Codes of the attributes that the category asks for. */
  requiredAttributes: readonly string[];
  /** Codes of which the category has a value. */
  given: readonly string[];
  /** The image mapping gives it pictures. */
  hasFolder: boolean;
  seesPrices: boolean;
}

/** What is missing before a product is shown, with how many for what can be counted. */
export function missingBeforePublishing(
  { pictures = [], base, summary, description, attributes }: ProductFormValues,
  { requiredAttributes, given, hasFolder, seesPrices }: Circumstances,
): { what: MissingPart; count: number }[] {
  const known = new Set([...given, ...attributes.map(({ code }) => code)]);
  const gaps = requiredAttributes.filter((code) => !known.has(code)).length;
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
