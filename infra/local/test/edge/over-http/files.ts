import { linkFrontEnd } from '../../../src/edge/edge-files';
import { HASHED, type TestEdge } from '../support/test-edge';

/** Documents, scripts and pictures, and how long they are kept. */
export function files(edge: TestEdge): void {
  describe('files', () => {
    it('documents are asked for each time, hashed files never again, pictures once a day', async () => {
      const cacheOf = async (path: string): Promise<string | null> =>
        (await edge.get(path)).headers.get('cache-control');
      for (const path of [
        '/',
        '/products/some-panel',
        '/config.json',
        '/remotes/catalog/mf-manifest.json',
      ]) {
        expect([path, await cacheOf(path)]).toEqual([path, 'no-cache']);
      }
      for (const path of [`/${HASHED}`, `/remotes/admin/${HASHED}`]) {
        expect([path, await cacheOf(path)]).toEqual([path, 'public, max-age=31536000, immutable']);
      }
      expect(await cacheOf('/images/products/panel/card.avif')).toBe('public, max-age=86400');
    });

    it('what is missing is a 404 that nothing keeps, except for the addresses of screens', async () => {
      const paths = [
        '/remotes/catalog/gone.0a1b2c3d.js',
        '/remotes/nobody/mf-manifest.json',
        '/assets/gone.woff2',
        '/gone.0a1b2c3d.js',
        '/images/products/gone/main.jpg',
      ];
      for (const path of paths) {
        const response = await edge.get(path);
        expect([path, response.status]).toEqual([path, 404]);
        expect(response.headers.get('cache-control')).toBe('no-cache');
      }
      const screen = await edge.get('/admin/inventory/stock-levels');
      expect([screen.status, await screen.text()]).toEqual([200, '<!doctype html><p>screen</p>']);
    });

    it('scripts come as brotli where the browser takes it', async () => {
      const response = await edge.get(`/remotes/catalog/${HASHED}`, { 'accept-encoding': 'br' });
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(response.headers.get('content-type')).toBe('text/javascript');
      expect(await response.text()).toContain('/* catalog */');
    });

    it('pictures have their type', async () => {
      const response = await edge.get('/images/products/panel/card.avif');
      expect(response.headers.get('content-type')).toBe('image/avif');
    });

    const bodyOf = async (path: string): Promise<string> => (await edge.get(path)).text();

    it.each(['catalog', 'shell'] as const)(
      'a swapped %s answers at once, and open pages find the files of the build before',
      async (name) => {
        const base = name === 'shell' ? '' : `/remotes/${name}`;
        linkFrontEnd(edge.dir, name, edge.frontEnd(name, 'newer', 'chunk.11111111.js'));
        expect(JSON.parse(await bodyOf(`${base}/mf-manifest.json`))).toEqual({ name: 'newer' });
        expect(await bodyOf(`${base}/chunk.11111111.js`)).toContain('/* newer */');
        const kept = await edge.get(`${base}/${HASHED}`);
        expect([kept.status, kept.headers.get('cache-control')]).toEqual([
          200,
          'public, max-age=31536000, immutable',
        ]);

        linkFrontEnd(edge.dir, name, edge.frontEnd(name, 'newest', 'chunk.22222222.js'));
        linkFrontEnd(edge.dir, name, edge.frontEnd(name, 'newest', 'chunk.22222222.js'));
        expect(await bodyOf(`${base}/chunk.11111111.js`)).toContain('/* newer */');
        expect((await edge.get(`${base}/${HASHED}`)).status).toBe(404);
      },
    );
  });
}
