import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../remote';
import { sampleList, sampleProduct } from '../../testing/sample-product';
import { ProductListPage } from './product-list.page';

const panels = {
  slug: 'solar-panels',
  formerSlugs: ['modules'],
  name: { en: 'Solar panels', fr: 'Panneaux' },
  description: { en: '', fr: '' },
  parentSlug: null,
  productCount: 1,
  showInDesktopMenu: true,
  showInMobileMenu: true,
};

describe('the address of a category', () => {
  let http: ReturnType<typeof fakeHttp>;
  beforeEach(() => {
    http = fakeHttp({
      'GET /api/catalog/categories': { items: [panels] },
      'GET /api/catalog/products': sampleList([sampleProduct()]),
    });
  });
  afterEach(() => http.restore());

  const open = (route: string) =>
    renderWithKit(<ProductListPage />, {
      route,
      path: '/products/category/:category',
      locales: { catalog: remote.locales },
    });

  it('of before leads to the one of now', async () => {
    const { router } = await open('/products/category/modules');
    await screen.findByRole('heading', { level: 1, name: 'Solar panels' });
    expect(router.state.location.pathname).toBe('/products/category/solar-panels');
  });

  it('that leads nowhere says so, and is kept by no search engine', async () => {
    await open('/products/category/nonsense');
    await screen.findByRole('heading', { level: 1, name: 'Category not found' });
    await waitFor(() =>
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
        'noindex',
      ),
    );
  });
});
