import type { Api } from '../api';
import { productImport } from './imports';
import { firstOf, plain, type ScreenRoute } from './screen-route';

const CONTENT_SECTIONS: Readonly<Record<string, string>> = {
  content: 'pages',
  blog: 'blog-posts',
  projects: 'projects',
  services: 'services',
  testimonials: 'testimonials',
  faqs: 'faqs',
  partners: 'partners',
  awards: 'awards',
  team: 'team',
  certificates: 'certificates',
  gallery: 'gallery',
  resources: 'resources',
};

/** A link to a preview, as an editor makes it. */
async function previewOfArticle(api: Api): Promise<string> {
  const list = '/api/admin/content/blog-posts';
  const { body } = await api.get<{ items: { id: string }[] }>(list);
  const link = await api.post<{ path: string }>(`${list}/${body.items[0]?.id}/preview-link`);
  return link.body.path;
}

/** What the back office has to write and to set. */
export const CONTENT_ROUTES: readonly ScreenRoute[] = [
  ...plain('/admin', '/admin/dashboard'),
  ...Object.entries(CONTENT_SECTIONS).flatMap(([path, kind]) => [
    ...plain(`/admin/${path}`, `/admin/${path}/trash`),
    firstOf(`/admin/${path}/:id`, `/api/admin/content/${kind}`),
  ]),
  { pattern: '/preview/:token', address: previewOfArticle },
  ...plain(
    '/admin/media',
    '/admin/editor-access',
    '/admin/home',
    '/admin/menus',
    '/admin/redirects',
    '/admin/messages',
    '/admin/newsletter',
    '/admin/newsletter/subscribers',
    '/admin/settings',
    '/admin/mails',
    '/admin/settings/currency',
  ),
  firstOf('/admin/newsletter/:id', '/api/admin/mailings'),
  ...plain('/admin/imports'),
  {
    ...firstOf('/admin/imports/inventory/:id', '/api/inventory/admin/imports?kind=suppliers'),
    pattern: '/admin/imports/:slice/:id',
  },
  productImport('uploaded'),
  // Leads to the imports of products.
  { pattern: '/admin/product-imports/:id?', address: () => '/admin/product-imports' },
  ...plain('/admin/audit', '/admin/dead-letters', '/admin/status'),
];

/** What it sells, and to whom. */
export const TRADE_ROUTES: readonly ScreenRoute[] = [
  ...plain('/admin/products', '/admin/products/new'),
  firstOf('/admin/products/edit/:id', '/api/catalog/admin/products'),
  ...plain('/admin/data-report'),
  ...plain('/admin/categories', '/admin/brands', '/admin/attributes', '/admin/search-words'),
  ...plain('/admin/reviews'),
  ...plain('/admin/price-lists'),
  firstOf('/admin/price-lists/:id', '/api/catalog/admin/price-lists'),
  ...plain('/admin/image-mapping', '/admin/orders'),
  firstOf('/admin/orders/:orderId', '/api/checkout/admin/orders', 'orderId'),
  ...plain('/admin/returns'),
  firstOf('/admin/returns/:returnId', '/api/checkout/admin/returns', 'returnId'),
  ...plain('/admin/payments', '/admin/quotes'),
  firstOf('/admin/quotes/:quoteId', '/api/checkout/admin/quotes', 'quoteId'),
  ...plain('/admin/sales', '/admin/shipping', '/admin/customers'),
  firstOf('/admin/customers/:id', '/api/account/admin/customers'),
  ...plain('/admin/customer-groups', '/admin/users'),
  firstOf('/admin/users/:id', '/api/account/admin/users'),
  ...plain('/admin/roles'),
  firstOf('/admin/roles/:id', '/api/account/admin/custom-roles'),
  ...plain('/admin/editors', '/admin/tickets'),
  firstOf('/admin/tickets/:id', '/api/support/admin/tickets'),
  ...plain('/admin/chats', '/admin/canned-answers'),
];

/** The back office besides the warehouse. */
export const ADMIN_ROUTES: readonly ScreenRoute[] = [...CONTENT_ROUTES, ...TRADE_ROUTES];

const at = (path: string) => `/admin/inventory/${path}`;

/** The reversal that an adjustment names. */
const reversal = (pattern: string): ScreenRoute => ({
  pattern,
  address: async (api) => {
    const { body } = await api.get<{ items: { reversal: { id: string } | null }[] }>(
      '/api/inventory/adjustments',
    );
    const id = body.items.find((item) => item.reversal)?.reversal?.id;
    if (!id) throw new Error(`No adjustment was reversed for ${pattern}`);
    return pattern.replace(':id', id);
  },
});

/** The warehouse. */
export const INVENTORY_ROUTES: readonly ScreenRoute[] = [
  ...plain('/admin/inventory', at('scan'), at('stock-levels')),
  firstOf(at('stock-levels/:productId'), '/api/inventory/stock-levels', 'productId'),
  ...plain(at('serials')),
  firstOf(at('serials/:id'), '/api/inventory/serials'),
  ...plain(at('transactions'), at('shipments')),
  firstOf(at('shipments/:orderId'), '/api/inventory/orders', 'orderId'),
  ...plain(at('returns')),
  firstOf(at('returns/:id'), '/api/inventory/returns', 'returnId'),
  ...plain(at('order-log'), at('goods-receipts'), at('goods-receipts/new')),
  firstOf(at('goods-receipts/:id'), '/api/inventory/goods-receipts'),
  ...plain(at('adjustments'), at('adjustments/new'), at('transfers'), at('transfers/new')),
  firstOf(at('adjustments/:id'), '/api/inventory/adjustments'),
  firstOf(at('transfers/:id'), '/api/inventory/transfers'),
  ...plain(at('stocktakes')),
  firstOf(at('stocktakes/:id'), '/api/inventory/stocktakes'),
  ...plain(at('purchase-orders'), at('purchase-orders/new'), at('purchase-orders/proposal')),
  firstOf(at('purchase-orders/:id'), '/api/inventory/purchase-orders'),
  firstOf(at('purchase-orders/:id/edit'), '/api/inventory/purchase-orders?status=draft'),
  ...plain(at('suppliers'), at('warehouses')),
  firstOf(at('warehouses/:id'), '/api/inventory/warehouses'),
  reversal(at('reversals/:id')),
  ...plain(at('reports'), at('settings')),
];
