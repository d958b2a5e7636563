/*
 * Filters by attributes as they stand in an address: `phase.three~phase.single~usable_energy_kwh.5..15`. Without a parser of its own,
 * as the list's first script reads it too.
 */

/** What is asked of one attribute: one of some values, or a number between two ends. */
export type AttributeFilter = {
  code: string;
  values: string[];
  min?: number;
  max?: number;
};

const SEPARATOR = '~';
const ENTRY = /^([a-z][a-z0-9_]{0,59})\.(.{1,200})$/;
const RANGE = /^(-?\d{1,12}(?:\.\d{1,6})?)?\.\.(-?\d{1,12}(?:\.\d{1,6})?)?$/;

/** The filter value of an attribute's value: the same text, but for the separator of the address. */
export function filterValueOf(value: string | number | boolean): string {
  return String(value).replaceAll(SEPARATOR, '-');
}

/** The filters of an address, one per attribute; null when it cannot be read. */
export function parseAttributeFilters(text: string): AttributeFilter[] | null {
  const filters = new Map<string, AttributeFilter>();
  for (const entry of entriesOf(text)) {
    const [, code, value] = ENTRY.exec(entry) ?? [];
    if (code === undefined || value === undefined) return null;
    const filter = filters.get(code) ?? { code, values: [] };
    const range = RANGE.exec(value);
    if (!range) filter.values.push(value);
    if (range?.[1] !== undefined) filter.min = Number(range[1]);
    if (range?.[2] !== undefined) filter.max = Number(range[2]);
    filters.set(code, filter);
  }
  return [...filters.values()];
}

/** The text of filters, as `parseAttributeFilters` reads it. */
export function attributeFilterText(filters: readonly AttributeFilter[]): string {
  return filters.flatMap(entriesOfFilter).join(SEPARATOR);
}

function entriesOfFilter({ code, values, min, max }: AttributeFilter): string[] {
  const chosen = values.map((value) => `${code}.${value}`);
  if (min === undefined && max === undefined) return chosen;
  return [...chosen, `${code}.${min ?? ''}..${max ?? ''}`];
}

function entriesOf(text: string): string[] {
  return text.split(SEPARATOR).filter((entry) => entry !== '');
}
