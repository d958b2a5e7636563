import type { AuditValue } from '@solar/contracts/common/audit';

/** The parts of a list, which the trail keeps as JSON; nothing for any other text. */
export function listedValues(text: string): AuditValue[] | undefined {
  if (!text.startsWith('[')) return undefined;
  try {
    const parts: unknown = JSON.parse(text);
    return Array.isArray(parts) && parts.every(isValue) ? parts : undefined;
  } catch {
    return undefined;
  }
}

function isValue(part: unknown): part is AuditValue {
  return part === null || ['string', 'number', 'boolean'].includes(typeof part);
}
