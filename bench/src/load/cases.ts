import { sleep } from '@solar/infra-local/process/wait';
import { HttpCaller } from './http-caller';
import type { Person } from './people';
import { measure, measureWork, warmUp, type Figures, type Measuring, type Target } from './measure';
import { purchase } from './purchase';
import type { Shop } from './shop';

export interface CaseData {
  categorySlug: string;
  categoryId: string;
  productSlug: string;
}

/** Something to measure that is ready to run at any number of clients. */
export interface Runner {
  warmUp: () => Promise<void>;
  run: (clients: number, seconds: number) => Promise<Figures>;
}

/** One case; `of` says which of the two lists of client numbers it is run with. */
export interface Case {
  name: string;
  of: 'requests' | 'checkouts';
  /** Signs in again where needed, so it is called before each turn. */
  on: (shop: Shop) => Promise<Runner>;
}

/** What a service clears or sends a moment after an order belongs to the order. */
const AFTERMATH_MS = 1_500;
const PAGE_SIZE = 24;

/** All cases, by the names that `--cases` takes. */
export const CASES: Readonly<Record<string, Case>> = {
  list: read(
    'product list',
    ({ categorySlug }) => `/api/catalog/products?category=${categorySlug}&sort=name&pageSize=24`,
  ),
  facets: read('list with facets', () => '/api/catalog/products?sort=name&pageSize=24&facets=true'),
  detail: read('detail', ({ productSlug }) => `/api/catalog/products/${productSlug}`),
  search: read('search', () => '/api/search?q=falcon&pageSize=24'),
  suggestions: read('suggestions', () => '/api/search/suggestions?q=fal'),
  cart: { name: 'add to cart', of: 'requests', on: addToCart },
  checkout: { name: 'whole checkout', of: 'checkouts', on: checkouts },
  orders: { name: 'admin order list', of: 'requests', on: orderList },
};

function read(name: string, path: (data: CaseData) => string): Case {
  return {
    name,
    of: 'requests',
    on: async ({ side, caseData }) =>
      requests({ watched: side.watched }, { url: `${side.url('catalog')}${path(caseData)}` }),
  };
}

/** A full page, which the demo orders of an older commit do not fill. */
async function orderList(shop: Shop): Promise<Runner> {
  const { side, people, buyers, productIds, targets } = shop;
  const admin = await people.demo('admin');
  const url = `${side.url('checkout')}/api/checkout/admin/orders?pageSize=${PAGE_SIZE}`;
  const { total } = await new HttpCaller(admin.token).expect<{ total: number }>({
    method: 'GET',
    url,
  });
  const [buyer] = await people.signInAll(buyers.slice(0, 1));
  for (let bought = total; buyer && bought < PAGE_SIZE; bought += 1) {
    await purchase(targets, buyer, at(productIds, bought));
  }
  await side.rest();
  const headers = bearer(admin);
  return requests({ watched: side.watched }, { url, client: () => ({ headers }) });
}

async function addToCart({ side, people, buyers, productIds }: Shop): Promise<Runner> {
  const signedIn = await people.signInAll(buyers);
  return requests(
    { watched: side.watched },
    {
      url: `${side.url('checkout')}/api/checkout/cart/lines`,
      method: 'POST',
      client: (index) => ({
        headers: bearer(at(signedIn, index)),
        body: { productId: at(productIds, index), quantity: 1 },
      }),
    },
  );
}

async function checkouts({ side, people, buyers, productIds, targets }: Shop): Promise<Runner> {
  const signedIn = await people.signInAll(buyers);
  const settle = async (): Promise<number> => {
    const endedAt = await side.rest();
    await sleep(AFTERMATH_MS);
    return endedAt;
  };
  const buy = (client: number, round: number) =>
    purchase(targets, at(signedIn, client), at(productIds, client + round));
  return {
    warmUp: async () => {
      await Promise.all(signedIn.slice(0, 8).map((_, client) => buy(client, 0)));
    },
    run: (clients, seconds) =>
      measureWork(buy, clients, seconds, { watched: side.watched, settle }),
  };
}

/** The same request again and again. */
export function requests(measuring: Measuring, target: Target): Runner {
  return {
    warmUp: () => warmUp(target),
    run: (clients, seconds) => measure(target, clients, seconds, measuring),
  };
}

function bearer({ token }: Person): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** Goes round in a list that is not empty. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('The list is empty.');
  return found;
}
