import { at, requests, type Runner } from '../load/cases';
import { HttpCaller } from '../load/http-caller';
import { measureWork, type Measuring } from '../load/measure';
import type { Shop } from '../load/shop';
import type { BareServer } from './bare-server';

/** The bare server's counterpart of a case; `fromMemory` answers without the database. */
export interface BareRunner {
  bare: Runner;
  fromMemory?: Runner;
}

/** What the bare server does for each case, by the case's name on the command line. */
export function bareRunner(
  name: string,
  { caseData, productIds }: Shop,
  server: BareServer,
  measuring: Measuring,
): BareRunner {
  const get = (path: string): Runner => requests(measuring, { url: `${server.url}${path}` });
  switch (name) {
    case 'list':
      return {
        bare: get(`/list?category=${caseData.categoryId}`),
        fromMemory: get(`/memory/list?category=${caseData.categoryId}`),
      };
    case 'facets':
      return { bare: get('/facets') };
    case 'detail':
      return { bare: get(`/detail/${caseData.productSlug}`) };
    case 'search':
      return { bare: get('/search?q=falcon') };
    case 'suggestions':
      return { bare: get('/suggestions?q=fal') };
    case 'orders':
      return { bare: get('/orders') };
    case 'cart':
      return {
        bare: requests(measuring, {
          url: `${server.url}/cart`,
          method: 'POST',
          client: (index) => ({
            body: { cart: `cart-${index}`, productId: at(productIds, index) },
          }),
        }),
      };
    case 'checkout':
      return { bare: bareCheckouts(server, productIds, measuring) };
    default:
      throw new Error(`The bare server has no case '${name}'.`);
  }
}

function bareCheckouts(
  server: BareServer,
  productIds: readonly string[],
  measuring: Measuring,
): Runner {
  const buy = async (client: number, round: number): Promise<void> => {
    const body = { productId: at(productIds, client + round) };
    await new HttpCaller().expect({ method: 'POST', url: `${server.url}/checkout`, body });
  };
  return {
    warmUp: () => buy(0, 0),
    run: (clients, seconds) => measureWork(buy, clients, seconds, measuring),
  };
}
