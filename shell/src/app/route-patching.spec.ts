import { useAdminNav } from '@solar/mfe-kit/remote/admin-nav-store';
import type { AdminNavItem, RemoteModule } from '@solar/mfe-kit/remote/remote-contract';
import type { RouteObject } from 'react-router';
import { ownerOf, type RemoteEntry } from '../remotes/remote-config';
import { ADMIN_ROUTE, createRoutePatcher, sliceRoute } from './route-patching';

const remotes: RemoteEntry[] = [
  { name: 'catalog', entry: '/c', paths: ['/products', '/search'], admin: true },
  { name: 'admin', entry: '/a', paths: ['/admin'], admin: true },
  { name: 'inventory', entry: '/i', paths: [], admin: true },
];

const texts = { en: async () => ({ default: {} }), fr: async () => ({ default: {} }) };

function remote(name: string, parts: Partial<RemoteModule> = {}): RemoteModule {
  return { name, locales: texts, routes: [{ path: `/${name}` }], ...parts };
}

const navItem = (name: string): AdminNavItem => ({
  to: `/admin/${name}`,
  labelKey: `${name}:nav`,
  icon: 'boxes',
  permission: 'admin.area.access',
  group: name,
  order: 1,
});

function setUp(load: (name: string) => Promise<RemoteModule>) {
  const patches: { parent: string | null; paths: (string | undefined)[] }[] = [];
  const patch = (parent: string | null, routes: RouteObject[]) => {
    patches.push({ parent, paths: routes.map(({ path }) => path) });
    return true;
  };
  const patcher = createRoutePatcher(remotes, load);
  return { patches, patcher, visit: (path: string) => patcher.patch(path, patch) };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  useAdminNav.setState({ items: [], failed: [] });
});

afterEach(() => jest.restoreAllMocks());

describe('ownerOf', () => {
  it('finds the slice by whole path segments', () => {
    expect(ownerOf(remotes, '/products')?.name).toBe('catalog');
    expect(ownerOf(remotes, '/products/jinko-580')?.name).toBe('catalog');
    expect(ownerOf(remotes, '/products-old')).toBeUndefined();
    expect(ownerOf(remotes, '/')).toBeUndefined();
  });
});

describe('patching', () => {
  it("adds a slice's routes beneath the content, once", async () => {
    const load = jest.fn(async (name: string) => remote(name));
    const { patches, visit } = setUp(load);
    expect(await visit('/products')).toBe(true);
    expect(await visit('/search')).toBe(true);
    expect(patches).toEqual([{ parent: sliceRoute('catalog'), paths: ['/catalog'] }]);
  });

  it('adds with the next navigation what came too late for one that was left', async () => {
    const load = jest.fn(async (name: string) =>
      remote(name, { adminRoutes: [{ path: `/admin/${name}` }] }),
    );
    const { patches, patcher, visit } = setUp(load);
    const left = new AbortController();
    const patch = jest.fn();
    const navigation = { path: '/admin/orders', matches: [], patch, fetcherKey: undefined };
    const leaving = patcher.onNavigation({ ...navigation, signal: left.signal });
    left.abort();
    await leaving;
    expect(patch).not.toHaveBeenCalled();
    await visit('/admin/inventory');
    expect(patches.map(({ parent }) => parent)).toEqual([
      sliceRoute('admin'),
      ADMIN_ROUTE,
      ADMIN_ROUTE,
      ADMIN_ROUTE,
    ]);
  });

  it('leaves the paths of the shell alone', async () => {
    const load = jest.fn(async (name: string) => remote(name));
    const { patches, visit } = setUp(load);
    expect(await visit('/about')).toBe(true);
    expect(load).not.toHaveBeenCalled();
    expect(patches).toEqual([]);
  });

  it('answers false while a slice is down, and adds it when it is back', async () => {
    const load = jest
      .fn<Promise<RemoteModule>, [string]>()
      .mockRejectedValueOnce(new Error('down'));
    load.mockResolvedValue(remote('catalog'));
    const { patches, visit } = setUp(load);
    expect(await visit('/products')).toBe(false);
    expect(patches).toEqual([]);
    expect(await visit('/products')).toBe(true);
    expect(patches).toHaveLength(1);
  });

  it("puts every slice's back-office routes beneath the frame and gathers the navigation", async () => {
    const { patches, visit } = setUp(async (name) =>
      remote(name, { adminRoutes: [{ path: `${name}-list` }], adminNav: [navItem(name)] }),
    );
    await visit('/admin/dashboard');
    expect(patches).toEqual([
      { parent: sliceRoute('admin'), paths: ['/admin'] },
      { parent: ADMIN_ROUTE, paths: ['catalog-list'] },
      { parent: ADMIN_ROUTE, paths: ['admin-list'] },
      { parent: ADMIN_ROUTE, paths: ['inventory-list'] },
    ]);
    expect(useAdminNav.getState().items.map(({ group }) => group)).toEqual([
      'catalog',
      'admin',
      'inventory',
    ]);
  });

  it('costs a slice that is down its own back-office entries only, until it is back', async () => {
    let down = true;
    const { patches, visit } = setUp(async (name) => {
      if (name === 'inventory' && down) throw new Error('down');
      return remote(name, { adminRoutes: [{ path: name }], adminNav: [navItem(name)] });
    });
    expect(await visit('/admin')).toBe(true);
    expect(useAdminNav.getState().failed).toEqual(['inventory']);
    down = false;
    patches.length = 0;
    await visit('/admin');
    expect(patches).toEqual([{ parent: ADMIN_ROUTE, paths: ['inventory'] }]);
    expect(useAdminNav.getState().failed).toEqual([]);
    expect(useAdminNav.getState().items).toHaveLength(3);
  });
});
