import type { Comparison } from '@solar/contracts/catalog/http';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { useComparison } from '@solar/mfe-kit/stores/comparison-store';
import { screen } from '@testing-library/react';
import remote from '../../remote';
import { sampleProduct } from '../../testing/sample-product';
import { ComparisonPage } from './comparison.page';

const text = (en: string) => ({ en, fr: en });
const COMPARISON: Comparison = {
  items: [sampleProduct(), sampleProduct({ id: 'prd_2', slug: 'two', name: 'Second' })],
  priceAccess: 'login',
  groups: [
    {
      code: 'general',
      label: text('General'),
      rows: [
        {
          code: 'power',
          label: text('Power'),
          unit: 'W',
          values: [{ value: 5 }, { value: 6 }],
          differs: true,
        },
        {
          code: 'cells',
          label: text('Cells'),
          unit: null,
          values: [{ value: 1 }, { value: 1 }],
          differs: false,
        },
      ],
    },
  ],
};
const locales = { catalog: remote.locales };

describe('comparison', () => {
  let http: ReturnType<typeof fakeHttp>;
  beforeEach(() => {
    http = fakeHttp({ 'GET /api/catalog/products/compare': COMPARISON });
    useComparison.setState({ ids: ['prd_1', 'prd_2'] });
  });
  afterEach(() => http.restore());

  it('shows all rows, then only those that differ', async () => {
    const { user, container } = await renderWithKit(<ComparisonPage />, { locales });
    expect(await screen.findByRole('rowheader', { name: /Power/ })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'Cells' })).toBeTruthy();
    expect(container.querySelectorAll('tr.differs')).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: 'Differences only' }));
    expect(screen.queryByRole('rowheader', { name: 'Cells' })).toBeNull();
    expect(screen.getByRole('rowheader', { name: /Power/ })).toBeTruthy();
  });

  it('says what is not published, apart from what a kind of product has not got', async () => {
    const row = { label: text('Cells'), unit: null, values: [{ value: 1 }, null], differs: false };
    const rows = [
      { ...row, code: 'cells', notPublished: [false, true] },
      { ...row, code: 'poles', label: text('Poles') },
    ];
    const notPublished = [{ code: 'gtin', label: text('GTIN') }];
    http.restore();
    http = fakeHttp({
      'GET /api/catalog/products/compare': {
        ...COMPARISON,
        groups: [{ code: 'general', label: text('General'), rows, notPublished }],
      },
    });
    await renderWithKit(<ComparisonPage />, { locales });
    const inRow = (name: string) =>
      screen.getByRole('rowheader', { name }).closest('tr')?.textContent;
    expect(await screen.findByText('GTIN')).toBeTruthy();
    expect(inRow('Cells')).toContain('Not published');
    expect(inRow('Poles')).toContain('–');
    expect(inRow('Not published')).toContain('GTIN');
  });

  it('orders from the table and marks no row when nearly all of them differ', async () => {
    const [group] = COMPARISON.groups;
    const rows = group?.rows.map((row) => ({ ...row, differs: true })) ?? [];
    http.restore();
    http = fakeHttp({
      'GET /api/catalog/products/compare': {
        ...COMPARISON,
        groups: [{ code: 'general', label: text('General'), rows }],
      },
    });
    const { container } = await renderWithKit(<ComparisonPage />, { locales });
    expect(await screen.findAllByText('SKU-1')).toHaveLength(2);
    expect(screen.getByRole('spinbutton', { name: 'Quantity of Second' })).toBeTruthy();
    expect(container.querySelectorAll('tr.differs')).toHaveLength(0);
  });

  it('asks for at most four products of a shared link', async () => {
    await renderWithKit(<ComparisonPage />, { locales, route: '/?ids=a,b,c,d,e' });
    await screen.findByRole('rowheader', { name: /Power/ });
    expect(http.calls[0]?.params['ids']).toBe('a,b,c,d');
  });

  it('takes a product from the address and from one’s own choice alike', async () => {
    const { user, router } = await renderWithKit(<ComparisonPage />, {
      locales,
      route: '/?ids=prd_2,prd_3',
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Second from comparison' }));
    expect(router.state.location.search).toBe('?ids=prd_3');
    expect(useComparison.getState().ids).toEqual(['prd_1']);
  });

  it('says how to begin when nothing is chosen', async () => {
    useComparison.setState({ ids: [] });
    await renderWithKit(<ComparisonPage />, { locales });
    expect(screen.getByText('Nothing to compare yet')).toBeTruthy();
  });
});
