/** Mongo condition for "contains this text", without case; the text is taken literally. No index answers it. */
export function containsText(text: string): { $regex: string; $options: 'i' } {
  return { $regex: literal(text), $options: 'i' };
}

/** Mongo condition for "begins with this text", in the case given; anchored, so that an index answers it. */
export function beginsWith(text: string): { $regex: string } {
  return { $regex: `^${literal(text)}` };
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
