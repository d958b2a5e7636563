/** What the documents of each collection are found by; the migration fills the same. */
export const SEARCH_FIELDS = {
  suppliers: ['code', 'name'],
  warehouses: ['code', 'name'],
  zones: ['code', 'name'],
  bins: ['code', 'name'],
  purchase_orders: ['number', 'reference'],
  receipts: ['number', 'reference'],
  transfers: ['number', 'reference'],
  stocktakes: ['number', 'name'],
  // A short pick has the number of its order in its notes.
  adjustments: ['number', 'notes'],
} as const;
