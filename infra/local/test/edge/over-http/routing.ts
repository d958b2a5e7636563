import type { TestEdge } from '../support/test-edge';

/** Which service answers an address. */
export function routing(edge: TestEdge): void {
  describe('routing', () => {
    it.each([
      ['/api/catalog/products?page=1', 'catalog'],
      ['/api/search/suggestions?q=pa', 'catalog'],
      ['/api/checkout/carts', 'checkout'],
      ['/api/payments/webhook', 'checkout'],
      ['/api/content/pages', 'admin'],
      ['/api/admin/media', 'admin'],
      ['/api/bucket/product/x', 'admin'],
      ['/api/proxy-image?url=https%3A%2F%2Fa.example%2Fb.png', 'admin'],
      ['/attached_assets/file.pdf', 'admin'],
      ['/api/inventory/stock', 'inventory'],
      ['/payments/stripe.js', 'payments'],
    ])('%s reaches %s unchanged', async (path, service) => {
      const response = await edge.get(path);
      expect(await response.json()).toMatchObject({ name: service, url: path });
      expect(response.headers.get('cache-control')).toBe('no-store');
    });

    it.each([
      ['/sitemap-catalog-2.xml', 'catalog', '/api/catalog/sitemap/2'],
      ['/sitemap-content-1.xml', 'admin', '/api/content/sitemap/1'],
      ['/blog/feed.xml', 'admin', '/api/content/feeds/en'],
      ['/fr/blog/feed.xml', 'admin', '/api/content/feeds/fr'],
    ])('%s is what %s answers at %s, asked without a token', async (path, name, url) => {
      const response = await edge.get(path, {
        authorization: 'Bearer secret',
        cookie: 'refresh=secret',
      });
      const seen = (await response.json()) as { headers: Record<string, string> };
      expect(seen).toMatchObject({ name, url });
      expect(seen.headers).not.toHaveProperty('authorization');
      expect(seen.headers).not.toHaveProperty('cookie');
    });

    it('crawlers find where the sitemap is, and may read what a page reads', async () => {
      const response = await edge.get('/robots.txt', { 'x-forwarded-proto': 'https' });
      expect(response.headers.get('content-type')).toBe('text/plain');
      const lines = (await response.text()).split('\n');
      expect(lines).toContain(`Sitemap: ${edge.origin.replace('http:', 'https:')}/sitemap.xml`);
      for (const line of ['Disallow: /api/', 'Allow: /api/catalog/', 'Allow: /api/content/']) {
        expect(lines).toContain(line);
      }
    });

    it.each(['/api/nothing', '/api/catalogue/x', '/api/'])(
      '%s is a problem, not a page',
      async (path) => {
        const response = await edge.get(path);
        expect(response.status).toBe(404);
        expect(response.headers.get('content-type')).toBe('application/problem+json');
        expect(await response.json()).toMatchObject({ status: 404, code: 'not_found', errors: [] });
      },
    );
  });
}
