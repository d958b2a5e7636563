/** The note in an order's history, and the word of its mails, for the step at which a part of the goods left. */
export const PART_SHIPPED = 'part_shipped';

/** Whether a step of an order's history is one at which a part left; older ones do not say which goods. */
export function isPartShipped({
  note,
  part,
}: {
  note?: string | null | undefined;
  part?: object | undefined;
}): boolean {
  return part !== undefined || note === PART_SHIPPED;
}
