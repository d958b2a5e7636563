import { newIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { CART_MIRROR_KEY, CART_OWNER_KEY } from '@solar/mfe-kit/stores/cart-store';
import { readStored, writeStored } from '@solar/mfe-kit/stores/persisted';
import type { Quantities } from './cart-changes';

/** The server's cart as this browser saw it last; its tabs share it. */
export type CartMirror = { cartId: string; revision: number; quantities: Quantities };

/** The operations that were sent last, and under which id. */
const CHANGE_KEY = 'cart-change';

/** Null for somebody else's cart, and for one that was never seen. */
export function readMirror(userId: string): CartMirror | null {
  if (readOwner() !== userId) return null;
  return readStored(CART_MIRROR_KEY, parseMirror) ?? null;
}

export function writeMirror(userId: string, mirror: CartMirror): void {
  writeStored(CART_OWNER_KEY, userId);
  writeStored(CART_MIRROR_KEY, mirror);
}

/** Whose cart the browser holds; undefined for a visitor's own. */
export function readOwner(): string | undefined {
  return readStored(CART_OWNER_KEY, (value) => (typeof value === 'string' ? value : undefined));
}

/**
 * The id of a change: the same for the same operations on the same cart, so that a repeated request, a second tab and a page that was
 * loaded again before the answer came do not add twice.
 */
export function changeIdOf(mirror: CartMirror, changes: readonly object[]): string {
  const of = `${mirror.cartId} ${mirror.revision} ${JSON.stringify(changes)}`;
  const known = readStored(CHANGE_KEY, parseChange);
  if (known?.of === of) return known.id;
  const id = newIdempotencyKey();
  writeStored(CHANGE_KEY, { id, of });
  return id;
}

function parseMirror(value: unknown): CartMirror | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { cartId, revision, quantities } = value as Partial<CartMirror>;
  if (typeof cartId !== 'string' || typeof revision !== 'number' || !quantities) return undefined;
  return { cartId, revision, quantities };
}

function parseChange(value: unknown): { id: string; of: string } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, of } = value as { id?: unknown; of?: unknown };
  return typeof id === 'string' && typeof of === 'string' ? { id, of } : undefined;
}
