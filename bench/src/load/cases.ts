/** One thing to measure, asked of the services and of the bare server. */
export interface RequestCase {
  name: string;
  service: 'catalog' | 'checkout';
  path: string;
  barePath: string;
  /** Who asks; visitors have no token. */
  as: 'visitor' | 'admin';
  /** Also answered by the bare server from memory, without the database. */
  bareMemoryPath?: string;
}

export interface CaseData {
  categorySlug: string;
  categoryId: string;
  productSlug: string;
}

export function readCases({ categorySlug, categoryId, productSlug }: CaseData): RequestCase[] {
  const catalog = { service: 'catalog', as: 'visitor' } as const;
  return [
    {
      ...catalog,
      name: 'product list',
      path: `/api/catalog/products?category=${categorySlug}&sort=name&pageSize=24`,
      barePath: `/list?category=${categoryId}`,
      bareMemoryPath: `/memory/list?category=${categoryId}`,
    },
    {
      ...catalog,
      name: 'list with facets',
      path: '/api/catalog/products?sort=name&pageSize=24&facets=true',
      barePath: '/facets',
    },
    {
      ...catalog,
      name: 'detail',
      path: `/api/catalog/products/${productSlug}`,
      barePath: `/detail/${productSlug}`,
    },
    {
      ...catalog,
      name: 'search',
      path: '/api/search?q=falcon&pageSize=24',
      barePath: '/search?q=falcon',
    },
    {
      ...catalog,
      name: 'suggestions',
      path: '/api/search/suggestions?q=fal',
      barePath: '/suggestions?q=fal',
    },
  ];
}

export const orderListCase: RequestCase = {
  name: 'admin order list',
  service: 'checkout',
  path: '/api/checkout/admin/orders?pageSize=24',
  barePath: '/orders',
  as: 'admin',
};
