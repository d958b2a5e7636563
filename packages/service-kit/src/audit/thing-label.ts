type Fields = Readonly<Record<string, unknown>>;

/** Fields by which people call a thing, the first that has a text. */
const NAMES = [
  'orderNumber',
  'quoteNumber',
  'number',
  'reference',
  'name',
  'title',
  'filename',
  'fileName',
  'code',
  'slug',
];
const LABEL_MAX = 200;

/** All fields that a label is made of. */
export const THING_NAMES: readonly string[] = [...NAMES, 'firstName', 'lastName'];

/** What people call a thing: its number, its name, a person's name; empty when it has none. */
export function thingLabel(document: Fields): string {
  const { firstName, lastName } = document;
  const person = [firstName, lastName].filter((part) => typeof part === 'string').join(' ');
  const found = NAMES.map((name) => textOf(document[name])).find((text) => text !== '');
  return (person || found || '').slice(0, LABEL_MAX);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const english = (value as Fields | null | undefined)?.['en'];
  return typeof english === 'string' ? english : '';
}
