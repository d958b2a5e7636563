import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteSettings, SiteSettingsInput } from '@solar/contracts/admin/site-http';
import type { PriceListDetail } from '@solar/contracts/catalog/price-list-http';
import type { OrderReturns } from '@solar/contracts/checkout/returns-http';
import type { Api } from '../../src/api';
import { metaOf, readDocument } from '../../src/documents';
import { ROOT } from '../../src/stack-address';
import { expect, test } from '../../src/test';

const SETTINGS = '/api/admin/settings';
/** A document that was made just after a change, from answers that are kept for five seconds, is shown for half a minute more (`document-age.ts`). */
const SEEN_AFTER = { timeout: 60_000 };
type Name = keyof SiteSettingsInput;

/** Who looks at the shop. */
interface World {
  visitor: Api;
  admin: Api;
  customer: Api;
}

/** Another value of a setting, and what somebody sees of it. */
interface Effect {
  to: (before: SiteSettings) => SiteSettingsInput[Name];
  seen: (world: World) => Promise<unknown>;
}

/** A setting that is changed in a test of its own, since its effect takes a purchase, a sign-in or a moment to see. */
interface Elsewhere {
  file: string;
  title: string;
}

const both = (text: string) => ({ en: text, fr: text });
/** Whether a document says what only the new settings have. */
const inDocument =
  (path: string, text: string) =>
  async ({ visitor }: World) =>
    (await readDocument(visitor.url, path)).html.includes(text);
const onHome = (text: string) => inDocument('/', text);
const known =
  (name: Name) =>
  async ({ visitor }: World) =>
    (await visitor.get('/api/content/settings')).body[name];

async function secondPerson({ admin }: World): Promise<boolean> {
  const path = '/api/catalog/admin/price-lists';
  const { body } = await admin.post<PriceListDetail>(path, { body: { name: 'Proof of settings' } });
  const { needsSecondPerson, version } = (await admin.get<PriceListDetail>(`${path}/${body.id}`))
    .body;
  await admin.delete(`${path}/${body.id}`, { query: { version: String(version) } });
  return needsSecondPerson ?? false;
}

/** Until when the goods of an order that has left may come back. */
async function returnsUntil({ customer }: World): Promise<unknown> {
  const orders = await customer.get<{ items: { orderId: string; status: string }[] }>(
    '/api/checkout/orders',
    { query: { pageSize: '50' } },
  );
  const left = orders.body.items.find(({ status }) => status === 'shipped');
  if (!left) throw new Error('The demo customer has an order that was shipped');
  const path = `/api/checkout/orders/${left.orderId}/returns`;
  return (await customer.get<OrderReturns>(path)).body.returnable.until;
}

const SEEN = {
  siteName: { to: () => 'Proof Solar', seen: onHome('Proof Solar') },
  siteDescription: { to: () => both('Proof of a footer'), seen: onHome('Proof of a footer') },
  contactEmail: { to: () => 'proof@alsa.example', seen: onHome('proof@alsa.example') },
  phone: { to: () => '+971 4 555 0177', seen: onHome('+971 4 555 0177') },
  social: {
    to: () => [{ network: 'LinkedIn', url: 'https://social.example/proof' }],
    seen: onHome('https://social.example/proof'),
  },
  certifications: { to: () => [both('Proof ISO 1')], seen: onHome('Proof ISO 1') },
  metaTitle: {
    to: () => both('Proof of a title'),
    seen: async ({ visitor }) =>
      /<title[^>]*>([^<]*)/.exec((await readDocument(visitor.url, '/')).html)?.[1],
  },
  metaDescription: {
    to: () => both('Proof of what search engines say'),
    seen: async ({ visitor }) => metaOf((await readDocument(visitor.url, '/')).html, 'description'),
  },
  ogImage: {
    to: () => '/images/site/proof.jpg',
    seen: async ({ visitor }) =>
      metaOf((await readDocument(visitor.url, '/products')).html, 'og:image'),
  },
  openDays: { to: () => [2], seen: inDocument('/contact', 'Tuesday, ') },
  offices: {
    to: ({ offices }) => offices.map((one) => ({ ...one, name: both('Proof office') })),
    seen: inDocument('/contact', 'Proof office'),
  },
  carriers: {
    to: () => [{ name: 'Proof Post', trackingUrl: 'https://post.example/{number}' }],
    seen: async ({ visitor }) => (await visitor.get('/api/content/carriers')).body,
  },
  analyticsId: { to: () => 'G-PROOF1', seen: known('analyticsId') },
  demoBanner: { to: ({ demoBanner }) => !demoBanner, seen: known('demoBanner') },
  dirhamRate: { to: () => '4.5', seen: known('dirhamRate') },
  dirhamRateDate: { to: () => '2026-01-02', seen: known('dirhamRateDate') },
  paymentsEnabled: {
    to: ({ paymentsEnabled }) => !paymentsEnabled,
    seen: async ({ visitor }) => (await visitor.get('/api/payments/config')).body,
  },
  priceListSecondPerson: {
    to: ({ priceListSecondPerson }) => !priceListSecondPerson,
    seen: secondPerson,
  },
  returnDays: { to: ({ returnDays }) => returnDays + 5, seen: returnsUntil },
} satisfies Partial<Record<Name, Effect>>;

const SHIPPING_AND_TAXES = {
  file: 'services/checkout/test/http/shipping-and-taxes.ts',
  title: 'counts tax and shipping as the settings say',
};
const PAPERS = {
  file: 'services/checkout/test/papers.spec.ts',
  title: 'names on a tax invoice all that the law asks for',
};
const HOURS = {
  file: 'packages/contracts/test/office-hours.spec.ts',
  title: 'no time passes before the next opening',
};
const CURRENCY = {
  file: 'services/catalog/test/price-list/test-currency.ts',
  title: 'prices are shown before, converted once, and taken back to what they were',
};

const SITES = {
  file: 'services/admin/test/site/settings.ts',
  title: 'keeps and announces where systems are designed for and by whose limits',
};

/** A setting that is neither above nor here does not compile. */
const ELSEWHERE: Record<Exclude<Name, keyof typeof SEEN>, Elsewhere> = {
  taxEnabled: SHIPPING_AND_TAXES,
  taxBasisPoints: SHIPPING_AND_TAXES,
  shippingEnabled: SHIPPING_AND_TAXES,
  defaultShippingMinor: SHIPPING_AND_TAXES,
  sellerName: PAPERS,
  sellerAddress: PAPERS,
  sellerTaxNumber: PAPERS,
  invoicePrefix: PAPERS,
  creditNotePrefix: PAPERS,
  opensAtHour: HOURS,
  closesAtHour: HOURS,
  timeZone: HOURS,
  holidays: HOURS,
  currency: CURRENCY,
  currencySymbol: CURRENCY,
  designSites: SITES,
  utilities: SITES,
  ticketTargets: {
    file: 'services/account/test/tickets.int-spec.ts',
    title: 'is due when the settings say so',
  },
  staffSecondFactor: {
    file: 'services/account/test/second-factor.int-spec.ts',
    title: 'leads staff to it and to nothing else',
  },
  quoteHoldHours: {
    file: 'services/checkout/test/http/quotes.ts',
    title: 'keeps the stock of an accepted quote',
  },
};

test('every setting that people can see has its effect, and loses it again', async ({ api }) => {
  test.setTimeout(300_000);
  const admin = await api.as('admin');
  const world = { visitor: api, admin, customer: await api.as('customer') };
  const effects = Object.entries(SEEN) as [Name, Effect][];
  const { body: before } = await admin.get<SiteSettings>(SETTINGS);
  const first = new Map<Name, unknown>();
  for (const [name, { seen }] of effects) first.set(name, await seen(world));
  const next = Object.fromEntries(effects.map(([name, { to }]) => [name, to(before)]));
  const save = async (values: object) => {
    const { body } = await admin.get<SiteSettings>(SETTINGS);
    return admin.put(SETTINGS, { body: { ...body, ...values, version: body.version } });
  };
  expect((await save(next)).status).toBe(200);
  try {
    for (const [name, { seen }] of effects) {
      await expect
        .poll(() => seen(world), { ...SEEN_AFTER, message: name })
        .not.toEqual(first.get(name));
    }
  } finally {
    await save(before);
  }
  for (const [name, { seen }] of effects) {
    await expect.poll(() => seen(world), { ...SEEN_AFTER, message: name }).toEqual(first.get(name));
  }
});

for (const [name, { file, title }] of Object.entries(ELSEWHERE)) {
  test(`${name} is changed by “${title}”`, () => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    expect(source).toContain(title);
    expect(source).toMatch(new RegExp(`\\b${name}\\b`));
  });
}
