/** Screens of the things that have one of their own. */
const SCREENS: Readonly<Record<string, string>> = {
  product: 'products/edit',
  'price-list': 'price-lists',
  order: 'orders',
  quote: 'quotes',
  return: 'returns',
  user: 'users',
  ticket: 'tickets',
  receipt: 'inventory/goods-receipts',
  'purchase-order': 'inventory/purchase-orders',
  transfer: 'inventory/transfers',
  stocktake: 'inventory/stocktakes',
  'incoming-return': 'inventory/returns',
  warehouse: 'inventory/warehouses',
};

/** Address of a thing's screen; undefined for what has none, or is gone. */
export function thingPath(
  { type, id }: { type: string; id: string },
  service?: string,
): string | undefined {
  const screen = SCREENS[type];
  if (type === 'import') return service && `/admin/imports/${service}/${id}`;
  if (type === 'settings') return '/admin/settings';
  return screen && `/admin/${screen}/${id}`;
}

/** Kinds of things by the beginning of their ids. */
const KINDS: Readonly<Record<string, string>> = {
  prd: 'product',
  brd: 'brand',
  cat: 'category',
  atr: 'attribute',
  plt: 'price-list',
  rev: 'review',
  ord: 'order',
  quo: 'quote',
  ret: 'return',
  rfd: 'refund',
  usr: 'user',
  grp: 'customer-group',
  tkt: 'ticket',
  cnt: 'content',
  med: 'media',
  whs: 'warehouse',
  bin: 'bin',
  zon: 'zone',
  sup: 'supplier',
  pur: 'purchase-order',
  rcp: 'receipt',
  trf: 'transfer',
  stk: 'stocktake',
};

/** Kind of thing that an id is of; undefined where that is not known. */
export function kindOfId(id: string): string | undefined {
  return KINDS[id.slice(0, id.indexOf('_'))];
}
