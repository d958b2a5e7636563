import type { LocalizedText } from '@solar/contracts/common/localized';

export type DemoTexts = { summary: LocalizedText; description: LocalizedText };

/** A number with the decimal comma of French. */
export function comma(value: number): string {
  return String(value).replace('.', ',');
}

/** Builds both texts from their English and French forms; sentences become paragraphs. */
export function texts(parts: {
  summary: [en: string, fr: string];
  description: [en: readonly (string | null)[], fr: readonly (string | null)[]];
}): DemoTexts {
  const [en, fr] = parts.description.map((paragraphs) =>
    paragraphs.filter((paragraph) => paragraph !== null && paragraph !== '').join('\n\n'),
  );
  return {
    summary: { en: parts.summary[0], fr: parts.summary[1] },
    description: { en: en ?? '', fr: fr ?? '' },
  };
}
