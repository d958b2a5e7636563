import { useParams } from 'react-router';
import { AdminPriceListPage } from './admin-price-list.page';
import { AdminPriceListsPage } from './admin-price-lists.page';

/** The list and one of it are one file to load, which keeps the slice's first chunk small. */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <AdminPriceListsPage /> : <AdminPriceListPage key={id} />;
}
