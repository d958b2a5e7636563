import type { Permission } from './permissions';

/** How changes of a collection enter the audit trail. */
export type AuditedThing = {
  /** Kind of thing, as entries and screens name it. */
  type: string;
  /** Who may read the history of one. */
  read: Permission;
  /** Fields of which it is kept that they changed and nothing more: personal data and long texts of people. */
  hidden?: readonly string[];
  /** Fields that follow from others or are counted all the time. */
  ignored?: readonly string[];
  /** Fields that need another permission to be seen. */
  guarded?: Readonly<Record<string, Permission>>;
  /** Changes by jobs are not kept: the document has a history of its own, or follows another service. */
  jobs?: false;
};

const PERSON = [
  'email',
  'phone',
  'firstName',
  'lastName',
  'company',
  'taxNumber',
  'username',
  'note',
] as const;
const ORDER_PEOPLE = [
  'email',
  'customerName',
  'shippingAddress',
  'billingAddress',
  'notes',
  'staffNotes',
  'taxNumber',
] as const;

/** Tables on their way in, of whichever service; what they change is recorded with what they change. */
const IMPORT: AuditedThing = {
  type: 'import',
  read: 'admin.area.access',
  ignored: [
    ...['file', 'columns', 'lines', 'leftOutRows', 'mapping', 'startedBy', 'runs', 'done'],
    ...['created', 'updated', 'unchanged', 'leftOut', 'undone', 'kept', 'skipRows'],
  ],
  jobs: false,
};
const IMPORT_MAPPING: AuditedThing = { type: 'import-mapping', read: 'admin.area.access' };
const IMPORT_UNDO = 'What undoing an import takes: written and removed by it alone.';

/** What is audited, by service and collection. */
export const AUDITED: Readonly<Record<string, Readonly<Record<string, AuditedThing>>>> = {
  account: {
    users: {
      type: 'user',
      read: 'account.users.read',
      hidden: PERSON,
      ignored: [
        'emailKey',
        'usernameKey',
        'sessionVersion',
        'deletionLink',
        'lastLoginAt',
        'orders',
        'countedOrders',
        'rolePermissions',
      ],
    },
    roles: { type: 'role', read: 'account.users.read', ignored: ['nameKey'] },
    groups: { type: 'customer-group', read: 'account.customers.read', ignored: ['nameKey'] },
    tickets: {
      type: 'ticket',
      read: 'account.tickets.read',
      hidden: ['customerName', 'customerEmail', 'subject', 'description', 'messages'],
      ignored: ['firstAnswerMs', 'solutionMs', 'notices'],
      jobs: false,
    },
    canned_answers: { type: 'canned-answer', read: 'account.tickets.read' },
    imports: IMPORT,
    import_mappings: IMPORT_MAPPING,
  },
  admin: {
    imports: IMPORT,
    import_mappings: IMPORT_MAPPING,
    content: { type: 'content', read: 'admin.content.read' },
    home: { type: 'home', read: 'admin.content.read' },
    menus: { type: 'menu', read: 'admin.content.read' },
    redirects: { type: 'redirect', read: 'admin.content.read' },
    settings: { type: 'settings', read: 'admin.settings.read' },
    currency_changes: { type: 'currency-change', read: 'admin.settings.read' },
    media: { type: 'media', read: 'admin.content.read' },
    mailings: {
      type: 'mailing',
      read: 'admin.newsletter.write',
      ignored: ['cursor', 'sent', 'unsubscribed', 'shown'],
      jobs: false,
    },
    contact_messages: {
      type: 'contact-message',
      read: 'admin.messages.read',
      hidden: ['fullName', 'email', 'phone', 'company', 'message'],
    },
  },
  catalog: {
    products: {
      type: 'product',
      read: 'catalog.products.read',
      ignored: ['rating'],
      guarded: {
        base: 'catalog.prices.read',
        sale: 'catalog.prices.read',
        tiers: 'catalog.prices.read',
        convertedPrices: 'catalog.costs.read',
        cost: 'catalog.costs.read',
      },
    },
    brands: { type: 'brand', read: 'catalog.products.read' },
    categories: { type: 'category', read: 'catalog.products.read' },
    attributes: { type: 'attribute', read: 'catalog.products.read' },
    price_lists: { type: 'price-list', read: 'catalog.prices.read' },
    reviews: {
      type: 'review',
      read: 'catalog.reviews.moderate',
      hidden: ['author', 'title', 'text'],
    },
    search_words: { type: 'search-words', read: 'catalog.products.read' },
    imports: IMPORT,
    import_mappings: IMPORT_MAPPING,
  },
  checkout: {
    orders: {
      type: 'order',
      read: 'checkout.orders.read',
      hidden: ORDER_PEOPLE,
      ignored: ['documentsDue', 'taxNumberCorrected', 'wakeAt', 'onAllocated', 'history'],
      jobs: false,
    },
    quotes: {
      type: 'quote',
      read: 'checkout.orders.read',
      hidden: ['customerName', 'message'],
      ignored: ['revisions'],
    },
    returns: {
      type: 'return',
      read: 'checkout.orders.read',
      hidden: ['email', 'customerName', 'comment'],
      ignored: ['history'],
    },
    shipping_methods: { type: 'shipping-method', read: 'checkout.settings.write' },
    tax_rules: { type: 'tax-rule', read: 'checkout.settings.write' },
  },
  inventory: {
    imports: IMPORT,
    import_mappings: IMPORT_MAPPING,
    warehouses: { type: 'warehouse', read: 'inventory.stock.read' },
    zones: { type: 'zone', read: 'inventory.stock.read' },
    bins: { type: 'bin', read: 'inventory.stock.read' },
    suppliers: {
      type: 'supplier',
      read: 'inventory.stock.read',
      hidden: ['email', 'phone', 'contactName'],
    },
    supplier_products: {
      type: 'supplier-product',
      read: 'inventory.stock.read',
      guarded: { unitCost: 'catalog.costs.read' },
    },
    reorder_rules: { type: 'reorder-rule', read: 'inventory.stock.read' },
    purchase_orders: { type: 'purchase-order', read: 'inventory.stock.read' },
    receipts: { type: 'receipt', read: 'inventory.stock.read' },
    adjustments: { type: 'adjustment', read: 'inventory.stock.read' },
    transfers: { type: 'transfer', read: 'inventory.stock.read' },
    stocktakes: { type: 'stocktake', read: 'inventory.stock.read' },
    stocktake_lines: { type: 'stocktake-count', read: 'inventory.stock.read' },
    reversals: { type: 'reversal', read: 'inventory.stock.read' },
    settings: { type: 'warehouse-settings', read: 'inventory.stock.read' },
    returns: {
      type: 'incoming-return',
      read: 'inventory.stock.read',
      ignored: ['customerName'],
    },
  },
};

const OWN = 'Belongs to customers, who change it by themselves.';
const ARRANGED = 'How a person has arranged a list for themselves.';
const COPY = 'A copy of what another service owns, and records.';
const LEDGER = 'The ledger: its moves are never changed, and name who made them.';
const CREDENTIALS = 'Sign-in: short-lived, secret, and shown on the security page of its person.';
const HISTORY = 'The history of an entry, whose changes are recorded themselves.';
const COUNTED = 'Counted from what happens in the shop; nobody edits it.';

/** What is not audited, and why. */
export const NOT_AUDITED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  account: {
    addresses: OWN,
    import_undos: IMPORT_UNDO,
    wishlists: OWN,
    list_views: ARRANGED,
    attachments: 'Files of tickets and chats, which are recorded by their ticket.',
    chats: 'A conversation, kept whole.',
    data_exports: OWN,
    data_export_parts: OWN,
    quote_mails: 'Remembers which mails went out.',
    sent_quote_mails: 'Mails as they went out, each with who has sent it by hand.',
    site_brand: COPY,
    sessions: CREDENTIALS,
    signing_keys: CREDENTIALS,
    password_resets: CREDENTIALS,
    email_changes: CREDENTIALS,
    second_factors: CREDENTIALS,
  },
  admin: {
    import_undos: IMPORT_UNDO,
    audit_entries: 'The audit trail itself.',
    content_revisions: HISTORY,
    content_drafts: HISTORY,
    content_trash: HISTORY,
    content_previews: HISTORY,
    newsletter_subscriptions: OWN,
    mailing_deliveries: 'Who got a newsletter; that it was sent is recorded with it.',
    dashboard_orders: COPY,
    dashboard_days: COUNTED,
    dashboard_people: COPY,
  },
  catalog: {
    import_undos: IMPORT_UNDO,
    customers: COPY,
    customer_groups: COPY,
    content_pages: COPY,
    shop_settings: COPY,
    purchases: COPY,
    search_clicks: COUNTED,
    search_history: OWN,
    restock_requests: OWN,
    index_changes: 'The log from which replicas follow the catalogue.',
  },
  checkout: {
    checkouts: 'A purchase on its way; what becomes of it is in its order.',
    carts: OWN,
    return_pictures: OWN,
    product_views: COPY,
    site_settings: COPY,
    order_mails: 'Mails as they went out; who sends one by hand is recorded with its order.',
    documents: 'Papers of the books: issued once by a job, numbered without gaps, never changed.',
  },
  inventory: {
    import_undos: IMPORT_UNDO,
    company: COPY,
    moves: LEDGER,
    balances: LEDGER,
    reservations: LEDGER,
    product_stock: 'Counters of the ledger; the threshold in it is recorded as a stock setting.',
    serials: LEDGER,
    lot_dates:
      'The day of a lot as it was corrected; recorded with its reason as a change of the lot.',
    document_numbers: COUNTED,
    reconciliations: 'Reports of a job, never changed.',
  },
};

/** What services record by themselves, since it is no write of a watched collection. */
export const AUDITED_BESIDES: readonly AuditedThing[] = [
  { type: 'dead-letter', read: 'admin.dead-letters.read' },
  { type: 'stock-setting', read: 'inventory.stock.read' },
  { type: 'lot', read: 'inventory.stock.read' },
];

/** Kinds of things that entries can be of, with who may read what of their history. */
export const AUDITED_TYPES: ReadonlyMap<string, AuditedThing> = new Map(
  [...Object.values(AUDITED).flatMap((one) => Object.values(one)), ...AUDITED_BESIDES].map(
    (thing) => [thing.type, thing],
  ),
);
