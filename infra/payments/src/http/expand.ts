import type { PaymentStore } from '../store/payment-store';

const KIND_OF_PREFIX = { ch: 'charges', pi: 'paymentIntents', re: 'refunds' } as const;

/** Replaces the ids that the caller asked for (`expand[]=latest_charge`) with the objects. */
export function expandObject<T extends object>(
  object: T,
  expand: readonly string[] | undefined,
  store: PaymentStore,
): object {
  const fields = new Map<string, unknown>(Object.entries(object));
  for (const name of expand ?? []) {
    const id = fields.get(name);
    const prefix = typeof id === 'string' ? id.split('_')[0] : undefined;
    const kind = KIND_OF_PREFIX[prefix as keyof typeof KIND_OF_PREFIX];
    if (kind) fields.set(name, store.get(kind, String(id)) ?? id);
  }
  return Object.fromEntries(fields);
}
