import type { SerialView } from '@solar/contracts/inventory/serials';
import { urls } from '../../urls';
import { listFinder } from '../lookup/list-finder';

/** Pieces for the quick search, by the beginning of their serial number. */
export const findSerials = listFinder<SerialView>('serials', ({ id, number, product }) => ({
  to: urls.serial(id),
  title: number,
  detail: `${product.brand} ${product.name}`,
}));
