/** Marks the structured data of a screen; the server writes it with the same mark. */
export const JSON_LD_ID = 'page-json-ld';

/** The structured data as the text of its script element; `<` would end the element. */
export function jsonLdText(objects: readonly object[]): string {
  return JSON.stringify(objects.length === 1 ? objects[0] : objects).replaceAll('<', '\\u003c');
}
