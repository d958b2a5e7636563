import { z } from 'zod';
import { LANGUAGES, type Language } from './languages';

export { LANGUAGES, type Language };
export const languageSchema = z.enum(LANGUAGES);

/** A text in every language. Storefront readers pick the one of the page. */
export const localizedTextSchema = z.object({ en: z.string(), fr: z.string() });
export type LocalizedText = z.infer<typeof localizedTextSchema>;

/** The text in a language, for what is stored or sent; English where a translation is missing. */
export function textIn(text: LocalizedText, language: Language): string {
  return text[language] || text.en;
}

/** A text in every language as it is entered: trimmed, English required unless `min` is 0. */
export function localizedInput(max: number, min = 1) {
  return z.strictObject({
    en: z.string().trim().min(min).max(max),
    fr: z.string().trim().max(max).default(''),
  });
}
