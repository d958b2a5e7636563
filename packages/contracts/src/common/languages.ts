/** Languages of the product, in the order of the switch. Apart from the schemas: the first paint needs the list, not their library. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
