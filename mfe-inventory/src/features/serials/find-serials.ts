import type { Page } from '@solar/contracts/common/pagination';
import type { SerialView } from '@solar/contracts/inventory/serials';
import { http } from '@solar/mfe-kit/http/http-client';
import type { Finder } from '@solar/mfe-kit/remote/remote-contract';
import { urls } from '../../urls';

/** Pieces for the quick search, by the beginning of their serial number. */
export const findSerials: Finder = async (q, signal) => {
  const { items } = await http.get<Page<SerialView>>('/api/inventory/serials', {
    params: { q, page: 1, pageSize: 5 },
    signal,
  });
  return items.map(({ id, number, product }) => ({
    to: urls.serial(id),
    title: number,
    detail: `${product.brand} ${product.name}`,
  }));
};
