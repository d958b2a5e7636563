/**
 * An amount as typed (`12`, `12.5`, `12,50`) in minor units of two decimals. Null when it is empty,
 * undefined when it is no amount.
 */
export function parseCost(text: string): number | null | undefined {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(trimmed);
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
