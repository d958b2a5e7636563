import type { Cart } from '@solar/contracts/checkout/cart-http';
import { pollUntil } from '@solar/infra-local/process/wait';
import { HttpCaller } from '../load/http-caller';

const PRODUCTS = 24;
const PIECES = 100_000;
/** The most that one line of a cart may ask for. */
const LINE_PIECES = 10_000;
const TIMEOUT_MS = 60_000;
const POLL_MS = 200;

interface Urls {
  catalog: string;
  checkout: string;
  inventory: string;
}

/** Puts plenty of several priced products into a bin, through the ledger, and waits until carts know of it. */
export async function stockUp(
  urls: Urls,
  tokens: { admin: string; customer: string },
): Promise<string[]> {
  const ids = await buyableProducts(urls.catalog, tokens.customer);
  const admin = new HttpCaller(tokens.admin);
  const bins = await admin.expect<{ items: { id: string }[] }>({
    method: 'GET',
    url: `${urls.inventory}/api/inventory/bins?pageSize=1`,
  });
  const binId = bins.items[0]?.id;
  await admin.expect({
    method: 'POST',
    url: `${urls.inventory}/api/inventory/adjustments`,
    body: {
      type: 'add',
      reason: 'found',
      lines: ids.map((productId) => ({ productId, binId, quantity: PIECES })),
    },
  });
  const cart = new CartProbe(urls.checkout, new HttpCaller(tokens.customer));
  if (!(await pollUntil(() => cart.hasPlentyOf(ids), TIMEOUT_MS, POLL_MS))) {
    throw new Error('The stock did not reach checkout.');
  }
  await cart.put([]);
  return ids;
}

/** Asks for stock as a shopper does, since where checkout keeps it is its own affair. */
class CartProbe {
  constructor(
    private readonly checkout: string,
    private readonly customer: HttpCaller,
  ) {}

  put(lines: readonly { productId: string; quantity: number }[]): Promise<Cart> {
    const url = `${this.checkout}/api/checkout/cart`;
    return this.customer.expect<Cart>({ method: 'PUT', url, body: { lines } });
  }

  async hasPlentyOf(ids: readonly string[]): Promise<boolean> {
    const { lines } = await this.put(
      ids.map((productId) => ({ productId, quantity: LINE_PIECES })),
    );
    return (
      lines.length === ids.length &&
      lines.every(({ stock }) => stock.available === null && stock.status !== 'unknown')
    );
  }
}

async function buyableProducts(catalog: string, token: string): Promise<string[]> {
  const { items } = await new HttpCaller(token).expect<{
    items: { id: string; price: unknown }[];
  }>({ method: 'GET', url: `${catalog}/api/catalog/products?pageSize=100` });
  return items
    .filter(({ price }) => price !== null)
    .slice(0, PRODUCTS)
    .map(({ id }) => id);
}
