import type { ImportJob, StartImportJob } from '@solar/contracts/common/imports-http';
import type { Api } from '../api';
import { waitUntil } from '../wait';
import type { ScreenRoute } from './screen-route';

const PATH = '/api/catalog/admin/imports';
const KIND = { kind: 'products' };

/** The screen of a table of products that was sent and not started yet, or of one whose import is done. */
export function productImport(status: 'uploaded' | 'done'): ScreenRoute {
  return {
    pattern: '/admin/imports/:slice/:id',
    address: async (api) => {
      const found = (await findImport(api, status)) ?? (await makeImport(api, status));
      return `/admin/imports/catalog/${found.id}`;
    },
  };
}

async function findImport(api: Api, status: ImportJob['status']): Promise<ImportJob | undefined> {
  const query = { ...KIND, pageSize: '100' };
  const { body } = await api.get<{ items: ImportJob[] }>(PATH, { query });
  return body.items.find((one) => one.status === status && (status !== 'done' || one.created > 0));
}

async function makeImport(api: Api, status: 'uploaded' | 'done'): Promise<ImportJob> {
  const part = 'content-disposition: form-data; name="file"; filename="table.csv"';
  const table = 'Model;Power (W)\nZ-500;500\nZ-510;510\n';
  const sent = await api.post<ImportJob>(PATH, {
    query: KIND,
    headers: { 'content-type': 'multipart/form-data; boundary=table' },
    body: `--table\r\n${part}\r\n\r\n${table}\r\n--table--\r\n`,
  });
  if (sent.status !== 201) throw new Error(`${PATH}: ${sent.status}`);
  if (status === 'uploaded') return sent.body;
  const { status: started } = await api.post(`${PATH}/${sent.body.id}/start`, {
    body: { mapping: await mappingOf(api), rows: 'all' } satisfies Partial<StartImportJob>,
  });
  if (started !== 202) throw new Error(`${PATH}: ${started}`);
  return waitUntil('the import of a table', () => findImport(api, 'done'));
}

async function mappingOf(api: Api): Promise<StartImportJob['mapping']> {
  const path = '/api/catalog/admin';
  const [categories, brands] = await Promise.all([
    api.get<{ items: { slug: string }[] }>(`${path}/categories`),
    api.get<{ items: { name: string }[] }>(`${path}/brands`),
  ]);
  return {
    ...{ sku: 'Model', name: 'Model', powerW: 'Power (W)', source: { constant: 'Layer walk' } },
    category: { constant: categories.body.items[0]?.slug ?? '' },
    brand: { constant: brands.body.items[0]?.name ?? '' },
  };
}
