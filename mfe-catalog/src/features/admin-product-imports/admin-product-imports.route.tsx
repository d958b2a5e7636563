import { useParams } from 'react-router';
import { AdminProductImportPage } from './admin-product-import.page';
import { AdminProductImportsPage } from './admin-product-imports.page';

/** The list and one of it are one file to load, which keeps the slice's first chunk small. */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <AdminProductImportsPage /> : <AdminProductImportPage key={id} />;
}
