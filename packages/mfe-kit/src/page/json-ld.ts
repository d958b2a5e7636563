/** Marks the structured data of a screen; the server writes it with the same mark. */
export const JSON_LD_ID = 'page-json-ld';

/** The structured data as the text of its script element. */
export function jsonLdText(objects: readonly object[]): string {
  return scriptJson(objects.length === 1 ? objects[0] : objects);
}

/** A value as JSON that can stand in a script element; `<` would end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
