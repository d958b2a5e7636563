/** Mongo condition for a moment between two optional ISO times, or nothing when both are open. */
export function periodFilter(
  field: string,
  query: { from?: string | undefined; to?: string | undefined },
): Record<string, { $gte?: Date; $lte?: Date }> {
  if (query.from === undefined && query.to === undefined) return {};
  return {
    [field]: {
      ...(query.from === undefined ? {} : { $gte: new Date(query.from) }),
      ...(query.to === undefined ? {} : { $lte: new Date(query.to) }),
    },
  };
}
