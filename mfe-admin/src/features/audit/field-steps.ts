/** One step of a field's path: its name, and which element of a list. */
export interface FieldStep {
  name: string;
  key?: string;
}

/** Steps that say nothing to a reader. */
const SILENT = new Set(['values', 'fields']);

/** `items[prd_1].minQuantity` as items (prd_1), minQuantity. */
export function fieldSteps(path: string): FieldStep[] {
  // A key in brackets may have dots of its own.
  const steps = path.match(/[^.[\]]+(\[[^\]]*\])?/g) ?? [path];
  const named = steps.map((step): FieldStep => {
    const [name = step, key] = step.replace(']', '').split('[');
    return { name, ...(key === undefined ? {} : { key }) };
  });
  const specific = named.filter(({ name }) => !SILENT.has(name));
  return specific.length > 0 ? specific : named;
}
