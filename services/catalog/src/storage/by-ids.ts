/** Filter of the documents with these ids; of all without ids. */
export function byIds(ids: readonly string[] | undefined): { _id?: { $in: string[] } } {
  return ids ? { _id: { $in: [...ids] } } : {};
}
