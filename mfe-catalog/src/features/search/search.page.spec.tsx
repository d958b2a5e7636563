import type { SearchResponse } from '@solar/contracts/catalog/search-http';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import remote from '../../remote';
import { sampleList, sampleProduct } from '../../testing/sample-product';
import { SearchPage } from './search.page';

const locales = { catalog: remote.locales };
const NO_HITS = { total: 0, items: [] };

function responseOf(
  reading: SearchResponse['reading'],
  items = [sampleProduct()],
  query = 'tesla 40 kWh',
): SearchResponse {
  const { page, pageSize, total, facets } = sampleList(items);
  if (!facets) throw new Error('A sample list has facets');
  return {
    searchId: 'sch_1',
    query,
    priceAccess: 'login',
    reading,
    answers: [
      {
        kind: 'brand',
        title: { en: 'Tesla', fr: 'Tesla' },
        url: '/products?brand=tesla',
        productCount: 2,
      },
    ],
    results: {
      products: { items, total, page, pageSize, facets },
      categories: NO_HITS,
      services: NO_HITS,
      projects: NO_HITS,
      articles: { total: 1, items: [{ url: '/blog/a', title: text('A'), excerpt: text('') }] },
    },
  };
}

function text(en: string) {
  return { en, fr: en };
}

describe('search results', () => {
  let http: ReturnType<typeof fakeHttp> | undefined;
  afterEach(() => http?.restore());

  const open = (response: SearchResponse) => {
    http = fakeHttp({ 'GET /api/search': response });
    return renderWithKit(<SearchPage />, { route: '/search?q=tesla', locales });
  };

  it('say what was left out, and lead to the brand that was named', async () => {
    await open(responseOf({ match: 'nearest', corrections: [], leftOut: ['40 kwh'] }));
    expect(await screen.findByText(/without: 40 kwh/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask an engineer' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Brand Tesla 2' })).toHaveProperty(
      'href',
      expect.stringContaining('/products?brand=tesla'),
    );
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Products'),
      expect.stringContaining('Articles'),
    ]);
  });

  it('say which word was taken for another', async () => {
    const corrections = [{ from: 'telsa', to: 'tesla' }];
    await open(responseOf({ match: 'all', corrections, leftOut: [] }));
    expect(await screen.findByText('Showing results for “tesla” instead of “telsa”.')).toBeTruthy();
  });

  it('offer a person, and no filter to clear, when there is nothing', async () => {
    await open(responseOf({ match: 'none', corrections: [], leftOut: ['qwzx'] }, [], 'qwzx'));
    expect(await screen.findByText('Nothing found for “qwzx”')).toBeTruthy();
    expect(screen.getByText(/No product contains: qwzx/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask an engineer' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
  });
});
