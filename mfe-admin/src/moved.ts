/** The list with the item at a place one step further up or down. */
export function moved<T>(items: readonly T[], at: number, by: -1 | 1): T[] {
  const next = [...items];
  const [item] = next.splice(at, 1);
  if (item !== undefined) next.splice(at + by, 0, item);
  return next;
}
