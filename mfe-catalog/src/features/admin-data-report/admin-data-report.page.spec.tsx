import type { DataReport } from '@solar/contracts/catalog/data-report-http';
import { fakeHttp, type FakeCall } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, within } from '@testing-library/react';
import remote from '../../remote';
import { AdminDataReportPage } from './admin-data-report.page';

const PATH = '/api/catalog/admin/data-report';
const CATEGORY = { slug: 'solar-panels', name: { en: 'Solar panels', fr: 'Panneaux' } };
const product = { id: 'prd_1', sku: 'P-1', name: 'One', brand: 'Acme', active: true, version: 3 };
const field = (code: string, en: string) => ({ code, name: { en, fr: en }, unit: 'V' });
const REPORT: DataReport = {
  items: [
    {
      ...{ product, category: CATEGORY, attribute: field('voc_v', 'Open-circuit voltage') },
      ...{ state: 'missing', weight: 'fit' },
    },
    {
      ...{ product, category: CATEGORY, attribute: field('vmp_v', 'Voltage at maximum power') },
      ...{ state: 'known', weight: 'fit', value: 42.5, source: 'Sheet V3' },
      confidence: 'published',
    },
  ],
  ...{ total: 2, page: 1, pageSize: 25 },
  categories: [{ ...CATEGORY, products: 1, known: 1, notPublished: 0, missing: 1 }],
  attributes: [],
};

let http: ReturnType<typeof fakeHttp>;
let marked: unknown;
beforeEach(() => {
  http = fakeHttp({
    [`GET ${PATH}`]: REPORT,
    'PUT /api/catalog/admin/products/:id/not-published': ({ body }: FakeCall) => {
      marked = body;
      return {};
    },
  });
});
afterEach(() => http.restore());

const open = (role: 'editor' | 'warehouse' = 'editor') =>
  renderWithKit(<AdminDataReportPage />, {
    ...{ route: '/admin/data-report', path: '/admin/data-report' },
    ...{ user: { role }, locales: { catalog: remote.locales } },
  });

it('shows how complete a category is, and leads to the field of each value', async () => {
  const { user } = await open();
  const tiles = await screen.findByRole('list', { name: 'Share of values known by category' });
  expect(tiles.textContent).toContain('50');
  expect(within(tiles).getByRole('link').getAttribute('href')).toBe(
    '/admin/data-report?category=solar-panels&state=missing',
  );
  const gap = screen.getByRole('link', { name: 'Open-circuit voltage' });
  expect(gap.getAttribute('href')).toBe('/admin/products/edit/prd_1?attribute=voc_v');
  const [, missing, known] = within(screen.getByRole('table')).getAllByRole('row');
  expect(missing?.textContent).toContain('Missing');
  expect(known?.textContent).toMatch(/42.5\sV/);
  expect(known?.textContent).toContain('Sheet V3');
  await user.click(
    screen.getByRole('button', { name: 'Mark as not published: Open-circuit voltage, P-1' }),
  );
  expect(marked).toEqual({ version: 3, code: 'voc_v', notPublished: true });
});

it('lets staff who may not write read only', async () => {
  await open('warehouse');
  expect(await screen.findByText('Open-circuit voltage')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open-circuit voltage' })).toBeNull();
  expect(screen.queryByRole('button', { name: /not published/ })).toBeNull();
});
