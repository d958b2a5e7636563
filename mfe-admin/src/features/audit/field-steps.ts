/** One step of a field's path: its name, words for it without a translation, and which element of a list. */
export interface FieldStep {
  name: string;
  plain: string;
  key?: string;
}

/** Steps that say nothing to a reader. */
const SILENT = new Set(['values', 'fields']);

/** `items[prd_1].minQuantity` as Items (prd_1), Min quantity. */
export function fieldSteps(path: string): FieldStep[] {
  // A key in brackets may have dots of its own.
  const steps = path.match(/[^.[\]]+(\[[^\]]*\])?/g) ?? [path];
  const named = steps.map((step): FieldStep => {
    const [name = step, key] = step.replace(']', '').split('[');
    return { name, plain: plainWords(name), ...(key === undefined ? {} : { key }) };
  });
  const telling = named.filter(({ name }) => !SILENT.has(name));
  return telling.length > 0 ? telling : named;
}

function plainWords(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
