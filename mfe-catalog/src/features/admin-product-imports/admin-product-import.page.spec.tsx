import type {
  ImportMapping,
  ImportPreview,
  ProductImport,
} from '@solar/contracts/catalog/import-http';
import { fakeHttp, type FakeCall } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, within } from '@testing-library/react';
import remote from '../../remote';
import { AdminProductImportPage } from './admin-product-import.page';

const CATEGORY = 'cat_00000000000000000000000001';
const MAPPING: ImportMapping = {
  skipRows: 0,
  categoryId: CATEGORY,
  sku: { column: 'Model' },
  name: { column: 'Model' },
  brand: { column: 'Maker' },
  powerW: null,
  attributes: [],
  provenance: 'List',
};
const TABLE: ProductImport = {
  id: 'imp_1',
  fileName: 'modules.csv',
  status: 'uploaded',
  columns: ['Model', 'Maker'],
  lines: 2,
  total: 0,
  done: 0,
  created: 0,
  existing: 0,
  leftOut: [],
  leftOutCount: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const MISSING = { field: 'sku', code: 'missing' as const, value: '', column: 'Model', cell: '' };
const BAD = { line: 3, sku: '', errors: [MISSING] };
const PREVIEW: ImportPreview = {
  good: 1,
  bad: 1,
  existing: 0,
  items: [
    { line: 2, sku: 'X1', name: 'X1', brand: 'Acme', exists: false, attributes: [], errors: [] },
    { ...BAD, name: 'X2', brand: 'Acme', exists: false, attributes: [] },
  ],
  total: 2,
  page: 1,
  pageSize: 25,
};

let table: ProductImport;
let http: ReturnType<typeof fakeHttp>;
let started: unknown;

beforeEach(() => {
  table = TABLE;
  http = fakeHttp({
    'GET /api/catalog/admin/product-imports/:id': () => table,
    'GET /api/catalog/admin/import-mappings': () => ({
      items: [{ id: 'map_1', name: 'Of Acme', mapping: MAPPING, version: 0 }],
    }),
    'GET /api/catalog/admin/categories': () => ({ items: [] }),
    'GET /api/catalog/admin/attributes': () => ({ items: [] }),
    'POST /api/catalog/admin/product-imports/:id/preview': () => PREVIEW,
    'POST /api/catalog/admin/product-imports/:id/start': ({ body }: FakeCall) => {
      started = body;
      table = { ...TABLE, status: 'done', total: 1, done: 1, created: 1, leftOut: [BAD] };
      return table;
    },
  });
});
afterEach(() => http.restore());

it('takes the mapping that fits, shows what is wrong with each row, and imports the good ones', async () => {
  const { user } = await renderWithKit(<AdminProductImportPage />, {
    route: '/admin/product-imports/imp_1',
    path: '/admin/product-imports/:id',
    user: { role: 'administrator', isAdmin: true },
    locales: { catalog: remote.locales },
  });
  expect(await screen.findByText('1 good row')).toBeTruthy();
  expect(screen.getByText('1 row with errors')).toBeTruthy();
  const [, good, bad] = within(screen.getByRole('table')).getAllByRole('row');
  expect(good?.textContent).toContain('New draft');
  expect(bad?.textContent).toContain('SKU: is missing');
  expect(screen.getByRole('button', { name: 'Import all rows' })).toHaveProperty('disabled', true);
  expect(http.calls.every(({ method }) => method !== 'PUT')).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Import the 1 good row' }));
  expect(await screen.findByText('1 / 1')).toBeTruthy();
  expect(started).toEqual({ mapping: MAPPING, rows: 'good' });
  expect(screen.getByRole('link', { name: 'View drafts' })).toBeTruthy();
  expect(screen.getByText(/^Line 3/).textContent).toContain('SKU: is missing');
});

it('takes a bad cell as it is written anew, and checks the rows again', async () => {
  const [good] = PREVIEW.items;
  const mended: unknown[] = [];
  http.restore();
  http = fakeHttp({
    'GET /api/catalog/admin/product-imports/:id': TABLE,
    'GET /api/catalog/admin/import-mappings': {
      items: [{ id: 'map_1', name: 'Of Acme', mapping: MAPPING, version: 0 }],
    },
    'GET /api/catalog/admin/categories': { items: [] },
    'GET /api/catalog/admin/attributes': { items: [] },
    'PUT /api/catalog/admin/product-imports/:id/cells': ({ body }: FakeCall) => {
      mended.push(body);
      return TABLE;
    },
    'POST /api/catalog/admin/product-imports/:id/preview': () =>
      mended.length === 0
        ? PREVIEW
        : { ...PREVIEW, good: 2, bad: 0, items: [good, { ...good, line: 3, sku: 'X2' }] },
  });
  const { user } = await renderWithKit(<AdminProductImportPage />, {
    route: '/admin/product-imports/imp_1',
    path: '/admin/product-imports/:id',
    user: { role: 'administrator', isAdmin: true },
    locales: { catalog: remote.locales },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Line 3, Model' }), 'X2{Enter}');
  expect(await screen.findByText('2 good rows')).toBeTruthy();
  expect(mended).toEqual([{ cells: [{ line: 3, column: 'Model', text: 'X2' }] }]);
  expect(screen.queryByRole('textbox', { name: 'Line 3, Model' })).toBeNull();
  const all = screen.getByRole('button', { name: 'Import all rows' });
  expect(all).toHaveProperty('disabled', false);
});

it('undoes an import that is done, and says what stays', async () => {
  http.restore();
  table = { ...TABLE, status: 'done', total: 3, done: 3, created: 3 };
  http = fakeHttp({
    'GET /api/catalog/admin/product-imports/:id': () => table,
    'GET /api/catalog/admin/import-mappings': { items: [] },
    'POST /api/catalog/admin/product-imports/:id/undo': () => {
      table = { ...table, status: 'undone', undone: 2, kept: 1 };
      return table;
    },
  });
  const { user } = await renderWithKit(<AdminProductImportPage />, {
    route: '/admin/product-imports/imp_1',
    path: '/admin/product-imports/:id',
    user: { role: 'administrator', isAdmin: true },
    locales: { catalog: remote.locales },
  });
  await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Undo the import' }));
  const removed = await screen.findByText('Drafts removed');
  expect(removed.parentElement?.textContent).toContain('2');
  expect(screen.getByText('Kept because they were changed').parentElement?.textContent).toContain(
    '1',
  );
  expect(screen.queryByRole('button', { name: 'Undo the import' })).toBeNull();
});
