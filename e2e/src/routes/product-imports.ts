import type { ProductImport, StartImport } from '@solar/contracts/catalog/import-http';
import type { Api } from '../api';
import { waitUntil } from '../wait';
import type { ScreenRoute } from './screen-route';

const PATH = '/api/catalog/admin/product-imports';

/** The screen of a table of products that was sent and not started yet, or of one whose import is done. */
export function productImport(status: 'uploaded' | 'done'): ScreenRoute {
  return {
    pattern: '/admin/product-imports/:id',
    address: async (api) => {
      const found = (await findImport(api, status)) ?? (await makeImport(api, status));
      return `/admin/product-imports/${found.id}`;
    },
  };
}

async function findImport(
  api: Api,
  status: ProductImport['status'],
): Promise<ProductImport | undefined> {
  const { body } = await api.get<{ items: ProductImport[] }>(PATH, { query: { pageSize: '100' } });
  return body.items.find((one) => one.status === status && (status !== 'done' || one.created > 0));
}

async function makeImport(api: Api, status: 'uploaded' | 'done'): Promise<ProductImport> {
  const part = 'content-disposition: form-data; name="file"; filename="table.csv"';
  const table = 'Model;Power (W)\nZ-500;500\nZ-510;510\n';
  const sent = await api.post<ProductImport>(PATH, {
    headers: { 'content-type': 'multipart/form-data; boundary=table' },
    body: `--table\r\n${part}\r\n\r\n${table}\r\n--table--\r\n`,
  });
  if (sent.status !== 201) throw new Error(`${PATH}: ${sent.status}`);
  if (status === 'uploaded') return sent.body;
  const { status: started } = await api.post(`${PATH}/${sent.body.id}/start`, {
    body: { mapping: await mappingOf(api), rows: 'all' } satisfies StartImport,
  });
  if (started !== 202) throw new Error(`${PATH}: ${started}`);
  return waitUntil('the import of a table', () => findImport(api, 'done'));
}

async function mappingOf(api: Api): Promise<StartImport['mapping']> {
  const path = '/api/catalog/admin';
  const [categories, brands] = await Promise.all([
    api.get<{ items: { id: string }[] }>(`${path}/categories`),
    api.get<{ items: { name: string }[] }>(`${path}/brands`),
  ]);
  return {
    ...{ skipRows: 0, categoryId: categories.body.items[0]?.id ?? '', attributes: [] },
    ...{ sku: { column: 'Model' }, name: { column: 'Model' }, provenance: 'Layer walk' },
    ...{ brand: { constant: brands.body.items[0]?.name ?? '' }, powerW: { column: 'Power (W)' } },
  };
}
