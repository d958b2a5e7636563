import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Api } from '../api';
import { declineCookies, staySignedIn } from '../browser-state';
import { Buyer } from '../buyer';
import { createDemoRecords } from '../routes/demo-records';
import { BUYER_LAYERS, CUSTOMER_LAYERS } from './customer-layers';
import type { LayeredScreen } from './layer';
import { CATALOG_LAYERS, CONTENT_LAYERS, INVENTORY_LAYERS, TRADE_LAYERS } from './staff-layers';
import { UNDECIDED_LAYERS, VISITOR_LAYERS } from './visitor-layers';

/** Who opens layers, and with what they come. */
export interface Audience {
  name: string;
  screens: readonly LayeredScreen[];
  enter: (context: BrowserContext, visitor: Api) => Promise<Api>;
}

const signedInAs = (person: string) => async (context: BrowserContext, visitor: Api) => {
  await createDemoRecords(visitor);
  await declineCookies(context);
  const caller = await visitor.as(person);
  await staySignedIn(context, caller);
  return caller;
};

async function withFilledCart(context: BrowserContext, visitor: Api): Promise<Api> {
  const { api } = await Buyer.create(visitor, await visitor.as('admin'));
  const { body } = await api.get<{ items: { id: string }[] }>('/api/catalog/products');
  const lines = body.items.slice(0, 2).map(({ id }) => ({ productId: id, quantity: 1 }));
  const { status } = await api.put('/api/checkout/cart', { body: { lines } });
  if (status !== 200) throw new Error(`The cart can't be filled: ${status}`);
  await declineCookies(context);
  await staySignedIn(context, api);
  return api;
}

/** Who comes to the shop. */
export const SHOP_AUDIENCES: readonly Audience[] = [
  {
    name: 'visitor',
    screens: VISITOR_LAYERS,
    enter: async (context, visitor) => {
      await declineCookies(context);
      return visitor;
    },
  },
  { name: 'new visitor', screens: UNDECIDED_LAYERS, enter: async (_, visitor) => visitor },
  { name: 'customer', screens: CUSTOMER_LAYERS, enter: signedInAs('customer') },
  { name: 'buyer', screens: BUYER_LAYERS, enter: withFilledCart },
];

/** Who works in the back office; a walk over all of it would take longer than a sign-in lasts on a slow machine. */
export const STAFF_AUDIENCES: readonly Audience[] = [
  { name: 'administrator of content', screens: CONTENT_LAYERS, enter: signedInAs('admin') },
  { name: 'administrator of products', screens: CATALOG_LAYERS, enter: signedInAs('admin') },
  { name: 'administrator of orders', screens: TRADE_LAYERS, enter: signedInAs('admin') },
  { name: 'administrator of the warehouse', screens: INVENTORY_LAYERS, enter: signedInAs('admin') },
];

/** A browser of their own for one of them. */
export async function enterAs(
  { enter }: Audience,
  browser: Browser,
  visitor: Api,
): Promise<{ page: Page; caller: Api }> {
  const context = await browser.newContext({ baseURL: visitor.url, locale: 'en-US' });
  const caller = await enter(context, visitor);
  return { page: await context.newPage(), caller };
}
