import type { SerialView } from '@solar/contracts/inventory/serials';
import { listFinder } from '@solar/mfe-kit/remote/list-finder';
import { urls } from '../../urls';

/** Pieces for the quick search, by the beginning of their serial number. */
export const findSerials = listFinder<SerialView>(
  '/api/inventory/serials',
  ({ id, number, product }) => ({
    to: urls.serial(id),
    title: number,
    detail: `${product.brand} ${product.name}`,
  }),
);
