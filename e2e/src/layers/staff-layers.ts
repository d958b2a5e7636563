import { productImport } from '../routes/imports';
import { firstOf, plain } from '../routes/screen-route';
import {
  anew,
  beginning,
  calendar,
  check,
  choices,
  dialog,
  field,
  list,
  menu,
  named,
  on,
  press,
  pressButton,
  question,
  narrow,
  type LayeredScreen,
  type Step,
} from './layer';

const openCalendar = press(beginning('button', 'ui:dateOpen'));
const openRowMenu = press(beginning('button', 'admin:content.actions'));
const selectFirstRow = check(named('checkbox', 'ui:tableSelectRow', { row: 1 }));
const openTables = pressButton('catalog:admin.products.tables');
const openMore: Step = pressButton('checkout:admin.orders.more');
const openPriceListMore: Step = pressButton('catalog:admin.priceLists.more');

/** What editors of content open. */
export const CONTENT_LAYERS: readonly LayeredScreen[] = [
  on(
    plain('/admin/dashboard')[0],
    anew(dialog('notifications', press(beginning('button', 'admin:waiting.title')))),
  ),
  on(
    plain('/admin/blog')[0],
    narrow(dialog('back-office menu', pressButton('admin:nav.open'))),
    narrow(dialog('quick search', pressButton('admin:quickSearch.label'))),
    menu('what to do with all articles', pressButton('admin:content.more')),
    menu('what to do with an article', openRowMenu),
    question('hiding an article', openRowMenu, press(named('menuitem', 'admin:content.set.draft'))),
    question(
      'removal of an article',
      openRowMenu,
      press(named('menuitem', 'admin:content.remove')),
    ),
  ),
  on(
    firstOf('/admin/blog/:id', '/api/admin/content/blog-posts'),
    dialog('media', pressButton('admin:content.image.change')),
    dialog('link of a text', press(beginning('button', 'admin:editor.link'))),
    menu('callouts of a text', press(beginning('button', 'admin:editor.callout'))),
    dialog(
      'comparison with an earlier state',
      press(named('tab', 'admin:content.tabs.history')),
      press(beginning('button', 'admin:content.history.open')),
    ),
    question(
      'hiding of an entry',
      press(named('tab', 'admin:content.tabs.publishing')),
      pressButton('admin:content.set.draft'),
    ),
  ),
  on(plain('/admin/redirects')[0], dialog('new redirect', pressButton('admin:redirects.add'))),
  on(
    firstOf('/admin/newsletter/:id', '/api/admin/mailings'),
    list('language of the preview', press(named('combobox', 'admin:mails.language'))),
    question('sending a newsletter', pressButton('admin:newsletter.send')),
    question('removal of a newsletter', pressButton('admin:newsletter.remove')),
  ),
];

/** What is opened around products and prices. */
export const CATALOG_LAYERS: readonly LayeredScreen[] = [
  on(
    plain('/admin/products')[0],
    menu('tables of products', openTables),
    dialog(
      'import of prices',
      openTables,
      press(named('menuitem', 'catalog:admin.priceFile.import')),
    ),
    menu('views of products', pressButton('listing:views.button')),
    dialog(
      'saving a view',
      pressButton('listing:views.button'),
      press(named('menuitem', 'listing:views.save')),
    ),
    menu('columns of products', pressButton('ui:tableColumns')),
    list('categories', press(named('combobox', 'catalog:admin.field.category'))),
    question('removal of a product', press(beginning('button', 'catalog:admin.delete'))),
    dialog(
      'change of selected products',
      selectFirstRow,
      pressButton('catalog:admin.products.bulk.change'),
    ),
    question(
      'removal of selected products',
      selectFirstRow,
      pressButton('catalog:admin.deleteConfirm'),
    ),
  ),
  on(
    firstOf('/admin/products/edit/:id', '/api/catalog/admin/products'),
    dialog('library for a product', pressButton('catalog:admin.products.fromLibrary')),
    list('products to link', choices(field('combobox', 'catalog:detail.goesWith'), 'hua')),
  ),
  on(
    plain('/admin/categories')[0],
    dialog('new category', pressButton('catalog:admin.categories.add')),
    dialog('category', press(beginning('button', 'catalog:admin.edit'))),
  ),
  on(
    productImport('done'),
    question('undoing an import of products', pressButton('admin:imports.undo')),
  ),
  on(plain('/admin/brands')[0], dialog('new brand', pressButton('catalog:admin.brands.add'))),
  on(
    plain('/admin/attributes')[0],
    dialog('new attribute', pressButton('catalog:admin.attributes.add')),
  ),
  on(
    plain('/admin/search-words')[0],
    dialog('new search words', pressButton('catalog:admin.search-words.add')),
  ),
  on(
    plain('/admin/price-lists')[0],
    dialog('new price list', pressButton('catalog:admin.priceLists.add')),
    dialog('why a price is what it is', pressButton('catalog:admin.priceCheck.title')),
    list(
      'customers of a price list',
      pressButton('catalog:admin.priceLists.add'),
      choices(field('combobox', 'catalog:admin.priceLists.for'), 'a'),
    ),
  ),
  on(
    firstOf('/admin/price-lists/:id', '/api/catalog/admin/price-lists?status=pending'),
    menu('what to do with a price list', openPriceListMore),
    question(
      'removal of a price list',
      openPriceListMore,
      press(named('menuitem', 'catalog:admin.deleteConfirm')),
    ),
    question('approval of a price list', pressButton('catalog:admin.priceLists.approve')),
    question('rejection of a price list', pressButton('catalog:admin.priceLists.reject')),
    dialog('details of a price list', pressButton('catalog:admin.priceLists.edit')),
    dialog('price in a list', press(beginning('button', 'catalog:admin.edit'))),
  ),
];

/** What is opened around orders and people. */
export const TRADE_LAYERS: readonly LayeredScreen[] = [
  on(
    firstOf('/admin/orders/:orderId', '/api/checkout/admin/orders?status=processing', 'orderId'),
    menu('what to do with an order', openMore),
    dialog('shipping an order', pressButton('checkout:admin.orders.ship')),
    question(
      'cancelling an order',
      openMore,
      press(named('menuitem', 'checkout:admin.orders.cancel')),
    ),
    question('refund', openMore, press(named('menuitem', 'checkout:admin.payments.refund'))),
    question(
      'status of an order',
      openMore,
      press(beginning('menuitem', 'checkout:admin.orders.setTo')),
    ),
  ),
  on(
    firstOf('/admin/quotes/:quoteId', '/api/checkout/admin/quotes?status=requested', 'quoteId'),
    question('declining a quote', pressButton('checkout:admin.quotes.decline')),
    calendar('last day of a quote', openCalendar),
  ),
  on(
    plain('/admin/sales')[0],
    list('periods of sales', press(named('combobox', 'checkout:admin.sales.range'))),
    calendar('days of a sales report', openCalendar),
  ),
  on(
    plain('/admin/shipping')[0],
    dialog('new shipping method', pressButton('checkout:admin.shipping.addMethod')),
    question('removal of a method', press(beginning('button', 'checkout:admin.deleteNamed'))),
    dialog(
      'new tax',
      press(named('tab', 'checkout:admin.shipping.taxes')),
      pressButton('checkout:admin.shipping.addTax'),
    ),
  ),
  on(
    firstOf('/admin/customers/:id', '/api/account/admin/customers?status=approved'),
    question('taking back an approval', pressButton('account:admin.customers.unapprove')),
  ),
  on(
    plain('/admin/customer-groups')[0],
    dialog('new group', pressButton('account:admin.groups.add')),
  ),
  on(
    firstOf('/admin/roles/:id', '/api/account/admin/custom-roles'),
    question('removal of a role', pressButton('account:common.remove')),
  ),
  on(plain('/admin/editors')[0], dialog('new editor', pressButton('account:admin.editors.add'))),
];

const screen = (path: string) => plain(`/admin/inventory/${path}`)[0];
const recordOf = (path: string, list: string, key?: string) =>
  firstOf(`/admin/inventory/${path}`, `/api/inventory/${list}`, key);

/** What the warehouse opens. */
export const INVENTORY_LAYERS: readonly LayeredScreen[] = [
  on(
    recordOf('stock-levels/:productId', 'stock-levels', 'productId'),
    dialog('threshold', pressButton('inventory:stockDetail.threshold')),
    dialog(
      'supplier of a product',
      press(named('tab', 'inventory:reordering.purchasing')),
      pressButton('inventory:reordering.addSupplier'),
    ),
    dialog(
      'reorder point',
      press(named('tab', 'inventory:reordering.purchasing')),
      pressButton('inventory:reordering.addRule'),
    ),
  ),
  on(
    recordOf('shipments/:orderId', 'orders?status=allocated', 'orderId'),
    dialog('shipping', pressButton('inventory:shipment.ship')),
    dialog('missing pieces', press(beginning('button', 'inventory:shortages.report'))),
    dialog('another lot', press(beginning('button', 'inventory:otherLot.open'))),
  ),
  on(
    screen('transfers/new'),
    list('bins', choices(field('combobox', 'inventory:transfers.toBin'), 'A')),
  ),
  on(
    screen('adjustments/new'),
    list('reasons', press(field('combobox', 'inventory:fields.reason'))),
  ),
  on(
    recordOf('goods-receipts/:id', 'goods-receipts'),
    dialog('labels of a receipt', pressButton('inventory:printing.labels')),
    dialog('reversing a receipt', pressButton('inventory:reversals.reverse')),
  ),
  on(
    recordOf('transfers/:id', 'transfers?status=pending'),
    question('dispatch', pressButton('inventory:transfers.dispatch')),
    dialog('cancelling a transfer', pressButton('inventory:transfers.cancel')),
  ),
  on(
    screen('stocktakes'),
    dialog('new stocktake', pressButton('inventory:stocktakes.create')),
    menu('columns of stocktakes', pressButton('ui:tableColumns')),
  ),
  on(
    recordOf('stocktakes/:id', 'stocktakes?status=active'),
    question('cancelling a stocktake', pressButton('inventory:stocktakes.cancel')),
  ),
  on(
    screen('purchase-orders/new'),
    list('products', choices(field('combobox', 'inventory:lookup.product'), 'hua')),
    calendar('day of a delivery', openCalendar),
  ),
  on(
    recordOf('purchase-orders/:id', 'purchase-orders?status=draft'),
    question('submitting an order', pressButton('inventory:purchaseOrders.actions.pending')),
  ),
  on(
    screen('suppliers'),
    dialog('new supplier', pressButton('inventory:suppliers.create')),
    dialog('supplier', press(beginning('button', 'inventory:suppliers.editOf'))),
  ),
  on(
    screen('warehouses'),
    dialog('new warehouse', pressButton('inventory:warehouses.create.warehouse')),
  ),
  on(
    recordOf('warehouses/:id', 'warehouses'),
    dialog('new zone', pressButton('inventory:warehouses.create.zone')),
    dialog('new bin', press(beginning('button', 'inventory:warehouses.addBinTo'))),
  ),
];
