import type {
  ImportJob,
  ImportMapping,
  ImportPreviewPage,
} from '@solar/contracts/common/imports-http';
import { fakeHttp, type FakeCall } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, within } from '@testing-library/react';
import remote from '../../remote';
import { Component } from './imports.route';

const PATH = '/api/inventory/admin/imports';
const JOB: ImportJob = {
  ...{ id: 'imp_1', kind: 'suppliers', target: null, fileName: 'list.csv', status: 'uploaded' },
  ...{ columns: ['No', 'Name'], lines: 2, done: 0, mapping: { code: 'No', name: 'Name' } },
  ...{ created: 0, updated: 0, unchanged: 0, leftOut: 0, undone: 0, kept: 0 },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const PREVIEW: ImportPreviewPage = {
  counts: { create: 1, update: 0, same: 0, skip: 0, bad: 1 },
  items: [
    { line: 2, cells: { code: 'A', name: 'Acme' }, action: 'create', errors: [] },
    {
      ...{ line: 3, cells: { code: '', name: 'Nobody' }, action: null },
      errors: [{ column: 'code', code: 'missing' }],
    },
  ],
  ...{ total: 2, page: 1, pageSize: 25 },
};

let job: ImportJob;
let sent: unknown[];
let http: ReturnType<typeof fakeHttp>;
beforeEach(() => {
  job = JOB;
  sent = [];
  http = fakeHttp({
    [`GET ${PATH}`]: { items: [JOB], total: 1, page: 1, pageSize: 25 },
    [`GET ${PATH}/:id`]: () => job,
    ['GET /api/inventory/admin/import-mappings']: { items: [] },
    [`POST ${PATH}/:id/preview`]: PREVIEW,
    [`POST ${PATH}/:id/start`]: ({ body }: FakeCall) => {
      sent.push(body);
      job = { ...JOB, status: 'done', done: 2, created: 1, leftOut: 1 };
      return job;
    },
    [`POST ${PATH}/:id/undo`]: () => (job = { ...job, status: 'undone', undone: 1 }),
  });
});
afterEach(() => http.restore());

const open = (path: string, route: string, role: 'warehouse' | 'editor' = 'warehouse') =>
  renderWithKit(<Component />, {
    ...{ route, path, user: { role }, locales: { admin: remote.locales } },
  });

it('shows what each row would do, imports the good ones and takes all of it back', async () => {
  const { user } = await open('/admin/imports/:slice/:id', '/admin/imports/inventory/imp_1');
  const [, good, bad] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(good?.textContent).toContain('New');
  expect(bad?.textContent).toContain('Code: is missing');
  await user.click(screen.getByRole('button', { name: 'Import the good row' }));
  expect(await screen.findByText('2 / 2')).toBeTruthy();
  expect(sent).toEqual([{ mapping: JOB.mapping, skipRows: 0, existing: 'update', rows: 'good' }]);
  expect(screen.getByRole('button', { name: 'Download the rows left out' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo the import' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Undo the import' }));
  expect(await screen.findByText('Changed since and kept')).toBeTruthy();
  expect(screen.getByText('1 / 1').isConnected).toBe(true);
});

it('says that no row has errors where only those are looked at', async () => {
  http.restore();
  http = fakeHttp({
    [`GET ${PATH}/:id`]: JOB,
    ['GET /api/inventory/admin/import-mappings']: { items: [] },
    [`POST ${PATH}/:id/preview`]: ({ body }: FakeCall) => ({
      ...PREVIEW,
      counts: { ...PREVIEW.counts, create: 2, bad: 0 },
      ...(Object(body).onlyBad === true ? { items: [], total: 0 } : {}),
    }),
  });
  const { user } = await open('/admin/imports/:slice/:id', '/admin/imports/inventory/imp_1');
  await user.click(await screen.findByRole('checkbox', { name: 'Only rows with errors' }));
  expect(await screen.findByText('No row has errors.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('asks for no preview before a required column is chosen', async () => {
  job = { ...JOB, mapping: { code: 'No' } };
  await open('/admin/imports/:slice/:id', '/admin/imports/inventory/imp_1');
  expect(await screen.findByText('Match every required column.')).toBeTruthy();
  expect(http.calls.some(({ path }) => path.endsWith('preview'))).toBe(false);
});

const VOC = { name: 'attribute:voc_v', label: { en: 'Open-circuit voltage', fr: '' }, unit: 'V' };
const KEPT: ImportMapping = {
  ...{ id: 'map_1', kind: 'products', name: 'Of Acme', skipRows: 2, version: 4 },
  mapping: {
    ...{ sku: 'Model', name: 'Model', brand: 'Kind', source: { constant: 'List' } },
    [VOC.name]: { column: 'Voc', factor: 10 },
  },
};

it('reads products by a kept mapping, with attributes of the catalogue and mended cells', async () => {
  const path = '/api/catalog/admin/imports';
  const products: ImportJob = {
    ...{ ...JOB, kind: 'products', columns: ['Model', 'Voc', 'Kind'], mapping: {} },
    moreColumns: [VOC],
    choices: { category: [{ value: 'inverters', label: { en: 'Inverters', fr: 'Onduleurs' } }] },
  };
  let mended: unknown;
  let previewed: unknown;
  let kept: unknown;
  const from = { column: 'Voc', cell: 'much' };
  const errors = [{ column: VOC.name, code: 'not-a-number' as const, from }];
  const row = { line: 4, cells: { sku: 'A', [VOC.name]: 'much' }, action: null, errors };
  http.restore();
  http = fakeHttp({
    [`GET ${path}/:id`]: products,
    'GET /api/catalog/admin/import-mappings': { items: [KEPT] },
    [`POST ${path}/:id/preview`]: ({ body }: FakeCall) => {
      previewed = body;
      return { ...PREVIEW, items: [row] };
    },
    [`PUT ${path}/:id/cells`]: ({ body }: FakeCall) => {
      mended = body;
      return products;
    },
    'PUT /api/catalog/admin/import-mappings/:id': ({ body }: FakeCall) => {
      kept = body;
      return KEPT;
    },
  });
  const { user } = await open(
    '/admin/imports/:slice/:id',
    '/admin/imports/catalog/imp_1',
    'editor',
  );
  const choose = async (field: string, option: string) => {
    await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${field}`) }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  // What an editor may not set is not offered.
  expect(screen.queryByRole('combobox', { name: /^Cost/ })).toBeNull();
  await choose('Saved mapping', 'Of Acme');
  const voltage = screen.getByRole('group', { name: 'Open-circuit voltage (V)' });
  expect(within(voltage).getByLabelText('Multiplied by')).toHaveProperty('value', '10');
  expect(screen.getByText('Match every required column.')).toBeTruthy();
  await choose('Category', 'The same for all rows');
  // A category of which nothing is known is not guessed.
  expect(screen.getByText('Match every required column.')).toBeTruthy();
  await choose('The same for all rows', 'Inverters');
  expect(await screen.findByText('Open-circuit voltage (V): is not a number')).toBeTruthy();
  const mapping = { ...KEPT.mapping, category: { constant: 'inverters' } };
  expect(previewed).toMatchObject({ mapping, skipRows: 2 });

  const cell = screen.getByRole('textbox', { name: 'Line 4, Voc' });
  await user.clear(cell);
  await user.type(cell, '42{Enter}');
  expect(mended).toEqual({ cells: [{ line: 4, column: 'Voc', text: '42' }] });
  await user.type(screen.getByLabelText('Name of the mapping'), 'Of Acme');
  await user.click(screen.getByRole('button', { name: 'Save mapping' }));
  expect(kept).toEqual({ name: 'Of Acme', mapping, skipRows: 2, version: 4 });
});

it('offers the kinds that the person may import, and nothing to others', async () => {
  await open('/admin/imports', '/admin/imports');
  expect(await screen.findByRole('link', { name: 'list.csv' })).toBeTruthy();
  expect(screen.queryByText('Prices of a price list')).toBeNull();
});

it('refuses kinds that belong to others', async () => {
  await open('/admin/imports', '/admin/imports?kind=price-list', 'editor');
  expect(await screen.findByText(/permission/)).toBeTruthy();
  expect(http.calls).toEqual([]);
});
