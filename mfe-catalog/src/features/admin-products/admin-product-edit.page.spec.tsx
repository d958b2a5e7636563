import { adminProductSchema, type AdminProduct } from '@solar/contracts/catalog/admin-http';
import type { AuditChange } from '@solar/contracts/common/audit';
import type { Media } from '@solar/contracts/admin/site-http';
import { setRemoteLoader } from '@solar/mfe-kit/remote/remote-registry';
import { fakeHttp, type FakeCall } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import { AdminProductEditPage } from './admin-product-edit.page';

const PATH = '/api/catalog/admin/products';
const locales = { catalog: remote.locales };
const usd = (amount: number) => ({ amount, currency: 'USD' });
const none = { en: '', fr: '' };

const PRODUCT: AdminProduct = {
  ...{ id: 'prd_00000000000000000000000001', sku: 'A-1', slug: 'maker-panel', name: 'Panel' },
  ...{ brand: 'Maker', brandId: 'brd_00000000000000000000000001', category: none },
  categoryId: 'cat_00000000000000000000000001',
  ...{ image: null, imageSlug: null, active: true, featured: false, stock: 'in_stock' },
  ...{ available: 7, base: usd(10_000), sale: null, tiers: [], pricesVisible: true },
  ...{ cost: usd(6_000), gaps: [], updatedAt: '2026-01-01T00:00:00.000Z', version: 3 },
  summary: { en: 'Short', fr: '' },
  ...{ description: none, powerW: 500, labels: [], weightGrams: null },
  attributes: [{ code: 'gtin', value: '123' }],
  ...{ downloads: [], approvals: [], related: [], goesWith: [] },
  pictures: [
    { folder: 'med-a', alt: none },
    { folder: 'med-b', alt: none },
  ],
};
const MEDIA: Media = {
  ...{ id: 'med_00000000000000000000000001', filename: 'roof.png', folder: '', size: 9 },
  ...{ contentType: 'image/png', width: 8, height: 8, path: '/api/bucket/uploads/roof.png' },
  uploadedAt: '2026-01-01T00:00:00.000Z',
};
const picture = (state: 'making' | 'ready') => ({
  ...MEDIA,
  productPicture: { folder: 'med-c', state, done: 1, total: 2 },
});

let http: ReturnType<typeof fakeHttp>;
const routes = () => {
  const saved = ({ body }: FakeCall) =>
    adminProductSchema.parse({ ...PRODUCT, ...(body as object), version: 4 });
  return {
    'GET /api/content/settings': { currency: 'USD', ogImage: '' },
    'GET /api/catalog/admin/brands': { items: [{ id: PRODUCT.brandId, name: 'Maker' }] },
    'GET /api/catalog/admin/categories': {
      items: [{ id: PRODUCT.categoryId, name: { en: 'Panels' }, requiredAttributes: ['voc_v'] }],
    },
    'GET /api/catalog/admin/attributes': { items: [] },
    [`GET ${PATH}`]: { items: [], total: 0, page: 1, pageSize: 20 },
    [`GET ${PATH}/:id`]: PRODUCT,
    [`PUT ${PATH}/:id`]: saved,
    [`POST ${PATH}`]: saved,
    'GET /api/inventory/bins': { items: [], total: 0, page: 1, pageSize: 20 },
    'POST /api/admin/media': MEDIA,
    'POST /api/admin/media/:id/product-picture': picture('making'),
    'GET /api/admin/media/:id': picture('ready'),
  };
};
beforeEach(() => {
  sessionStorage.clear();
  http = fakeHttp(routes());
  setRemoteLoader(() => Promise.reject(new Error('down')));
});
afterEach(() => http.restore());

const edit = (role: 'admin' | 'editor' = 'admin', query = '') =>
  renderWithKit(<AdminProductEditPage />, {
    locales,
    user: { role },
    route: `/admin/products/edit/${PRODUCT.id}${query}`,
    path: '/admin/products/edit/:id',
    routes: [{ path: '/admin/products/new', element: <AdminProductEditPage /> }],
  });
const sentTo = (method: string) =>
  http.calls.filter((call) => call.method === method && call.path.startsWith(PATH)).at(-1)?.body;
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { exact: false });

it('saves pictures in their order, price and cost with the product', async () => {
  const { user } = await edit();
  await user.click(await screen.findByRole('button', { name: 'Move picture 2 forward' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file][accept*=png]');
  if (!input) throw new Error('No file input');
  await user.upload(input, new File(['x'], 'roof.png', { type: 'image/png' }));
  expect(await screen.findByRole('img', { name: 'Picture 3' })).toBeDefined();
  await user.type(await field('Sale price'), '90');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo('PUT')).toBeDefined());
  expect(sentTo('PUT')).toMatchObject({
    version: 3,
    pictures: [{ folder: 'med-b' }, { folder: 'med-a' }, { folder: 'med-c' }],
    price: { base: usd(10_000), sale: usd(9_000), tiers: [] },
    cost: usd(6_000),
  });
});

it('brings what no field has into view when it keeps the product from being saved', async () => {
  http.restore();
  const stuck = { ...routes(), 'GET /api/admin/media/:id': picture('making') };
  http = fakeHttp(stuck);
  const seen = jest.fn();
  Element.prototype.scrollIntoView = function (this: Element) {
    seen(this.textContent);
  };
  const { user } = await edit();
  await screen.findByRole('button', { name: 'Move picture 2 forward' });
  const input = document.querySelector<HTMLInputElement>('input[type=file][accept*=png]');
  if (!input) throw new Error('No file input');
  await user.upload(input, new File(['x'], 'roof.png', { type: 'image/png' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(seen).toHaveBeenCalledWith('Wait until all files have arrived'));
  expect(sentTo('PUT')).toBeUndefined();
});

it('shows the pictures of a mapped folder while the product has none of its own', async () => {
  http.restore();
  const mapped = { ...PRODUCT, imageSlug: 'maker-panel', pictures: [] };
  http = fakeHttp({ ...routes(), [`GET ${PATH}/:id`]: mapped });
  await edit();
  expect(await screen.findByText(/pictures of the folder maker-panel/)).toBeDefined();
});

it.each([
  ['the field of a value that is known', 'gtin', 'textbox', 'GTIN'],
  ['the place to add one that is missing', 'voc_v', 'button', 'Add Voltage'],
])('goes to %s when the address names it', async (_, code, role, name) => {
  const attribute = { type: 'text', unit: null, group: 'general', position: 0, required: false };
  const items = [
    { ...attribute, id: 'a', code: 'gtin', name: { en: 'GTIN', fr: '' }, options: [] },
    { ...attribute, id: 'b', code: 'voc_v', name: { en: 'Voltage', fr: '' }, options: [] },
  ];
  http.restore();
  http = fakeHttp({ ...routes(), 'GET /api/catalog/admin/attributes': { items } });
  await edit('admin', `?attribute=${code}`);
  const place = await screen.findByRole(role, { name });
  await waitFor(() => expect(document.activeElement).toBe(place));
});

it('waits for pictures that are on their way', async () => {
  http.restore();
  let arrive: (media: Media) => void = () => undefined;
  const arriving = new Promise<Media>((resolve) => (arrive = resolve));
  http = fakeHttp({ ...routes(), 'POST /api/admin/media': () => arriving });
  const { user } = await edit();
  const name = await field('Name');
  const input = document.querySelector<HTMLInputElement>('input[type=file][accept*=png]');
  if (!input) throw new Error('No file input');
  await user.upload(input, new File(['x'], 'roof.png', { type: 'image/png' }));
  await user.type(name, ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Wait until all files have arrived')).toBeDefined();
  expect(sentTo('PUT')).toBeUndefined();
  arrive(MEDIA);
  await screen.findByRole('img', { name: 'Picture 3' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo('PUT')).toMatchObject({ name: 'Panel 2' }));
});

it('leaves price, cost and stock to those who may set them', async () => {
  const { user } = await edit('editor');
  await user.type(await field('Name'), ' 2');
  expect(screen.queryByLabelText('Sale price')).toBeNull();
  expect(screen.queryByLabelText('Add pieces')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo('PUT')).toMatchObject({ name: 'Panel 2' }));
  expect(sentTo('PUT')).not.toHaveProperty('price');
  expect(sentTo('PUT')).not.toHaveProperty('cost');
});

it('shows what the category says of the product, until the product says something else', async () => {
  http.restore();
  const given = { code: 'hs_code', value: '8541.43', source: 'HS 2022' };
  const names = { name: { en: 'HS code', fr: 'Code SH' }, unit: null, type: 'text', options: [] };
  http = fakeHttp({
    ...routes(),
    'GET /api/catalog/admin/categories': {
      items: [{ id: PRODUCT.categoryId, name: { en: 'Panels' }, attributes: [given] }],
    },
    'GET /api/catalog/admin/attributes': { items: [{ code: 'hs_code', ...names }] },
  });
  const { user } = await edit();
  const from = await screen.findByRole('group', { name: /^From the category/ });
  expect(from.textContent).toContain('HS code: 8541.43 · HS 2022');
  await user.click(within(from).getByRole('button', { name: /HS code$/ }));
  expect(screen.queryByRole('group', { name: /^From the category/ })).toBeNull();
  await user.type(await screen.findByRole('textbox', { name: 'HS code' }), '.10');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo('PUT')).toBeDefined());
  expect(sentTo('PUT')).toMatchObject({
    attributes: [{ code: 'gtin' }, { code: 'hs_code', value: '8541.43.10' }],
  });
});

it('says what is wrong with a sale price, and what customers would look for', async () => {
  const { user } = await edit();
  await screen.findByRole('button', { name: '1 attribute buyers need' });
  const shown = screen.getByText(/^Customers see the product without:/);
  const missing = within(shown).getAllByRole('button');
  expect(missing.map(({ textContent }) => textContent)).toEqual([
    'French texts',
    '1 attribute buyers need',
  ]);
  for (const part of missing) {
    await user.click(part);
    const { activeElement } = document;
    expect(activeElement?.closest('section')?.id).toMatch(/^product-(texts|data)$/);
  }
  await user.type(await field('Sale price'), '100');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The sale price has to be below the price')).toBeDefined();
  expect(sentTo('PUT')).toBeUndefined();
});

it('asks for what follows from a value as soon as it is written', async () => {
  http.restore();
  const attribute = (code: string, type: string, name: string) => ({
    ...{ code, type, name: { en: name, fr: name }, unit: null, options: [], required: false },
  });
  const when = { code: 'factor', attribute: 'bifacial', equals: true };
  http = fakeHttp({
    ...routes(),
    'GET /api/catalog/admin/categories': {
      items: [{ id: PRODUCT.categoryId, name: { en: 'Panels' }, requiredWhen: [when] }],
    },
    'GET /api/catalog/admin/attributes': {
      items: [
        attribute('bifacial', 'boolean', 'Bifacial'),
        attribute('factor', 'number', 'Factor'),
      ],
    },
    [`GET ${PATH}/:id`]: { ...PRODUCT, attributes: [{ code: 'bifacial', value: false }] },
  });
  const { user } = await edit();
  const bifacial = await screen.findByRole('checkbox', { name: 'Yes' });
  expect(screen.queryByRole('group', { name: 'Not published yet' })).toBeNull();
  await user.click(bifacial);
  const gaps = await screen.findByRole('group', { name: 'Not published yet' });
  expect(within(gaps).getByRole('button', { name: 'Add Factor' })).toBeDefined();
  expect(screen.getByRole('button', { name: '1 attribute buyers need' })).toBeDefined();
});

it('copies a product to a draft with an address of its own', async () => {
  const { user, router } = await edit();
  await user.click(await screen.findByRole('link', { name: 'Duplicate' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/products/new'));
  const name = await screen.findByDisplayValue<HTMLInputElement>('Panel (copy)');
  await waitFor(async () => expect((await field('Address')).value).toBe('maker-panel-copy'));
  await user.clear(name);
  await user.type(name, 'Panel 600');
  expect((await field('Address')).value).toBe('maker-panel-600');
  await user.type(await field('SKU'), 'A-2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo('POST')).toBeDefined());
  expect(sentTo('POST')).toMatchObject({
    ...{ sku: 'A-2', slug: 'maker-panel-600', active: false, attributes: [] },
    pictures: PRODUCT.pictures,
  });
});

it('undoes a recorded change in the form, where it holds once it is saved', async () => {
  const changes: AuditChange[] = [
    { field: 'name', from: 'Old panel', to: 'Panel' },
    { field: 'pictures[0].folder', from: 'med-z', to: 'med-a' },
  ];
  const History = ({ undo }: { undo: { run: (changes: AuditChange[]) => void } }) => (
    <button type="button" onClick={() => undo.run(changes)}>
      Undo
    </button>
  );
  const slots = { history: () => Promise.resolve({ default: History }) };
  setRemoteLoader(() => Promise.resolve({ ...remote, slots }));
  const { user } = await edit();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await field('Name')).value).toBe('Old panel');
  expect(sentTo('PUT')).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo('PUT')).toMatchObject({ name: 'Old panel', version: 3 }));
});
