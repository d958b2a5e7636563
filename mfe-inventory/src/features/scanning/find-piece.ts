import type { Page } from '@solar/contracts/common/pagination';
import type { SerialView } from '@solar/contracts/inventory/serials';
import { readInventory } from '../../api/inventory-api';

/** The id of the piece with this serial number; null where there is none, or where two makers gave the same number. */
export async function findPiece(code: string): Promise<string | null> {
  const number = code.trim().toUpperCase();
  const { items } = await readInventory<Page<SerialView>>('serials', { q: number, pageSize: 20 });
  const [piece, another] = items.filter((one) => one.number === number);
  return piece && !another ? piece.id : null;
}
