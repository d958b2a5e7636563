import type { ProductDetail } from '@solar/contracts/catalog/http';
import type { PriceListDetail } from '@solar/contracts/catalog/price-list-http';
import { demoProductId } from '@solar/contracts/common/demo-ids';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { startCatalog } from '../start-catalog';

export const LISTS = '/api/catalog/admin/price-lists';
export const PANEL = demoProductId('JKM580N-72HL4-BDV');
export const BATTERY = demoProductId('HVM 11.0');
export const price = (amount: number) => ({ amount, currency: 'USD' });
export const tiers = [
  { from: 10, unit: price(7_500) },
  { from: 36, unit: price(7_000) },
];

export type Answer = PriceListDetail & { code: string; from: string; to: string };

/** The catalogue with the demo data, and somebody who may make and approve price lists. */
export class PriceLists {
  service!: TestService;
  token!: string;

  async open(): Promise<void> {
    this.service = await startCatalog();
    this.token = await this.service.token({ role: 'admin' });
  }

  post(path: string, body: object = {}) {
    return this.service.request<Answer>('POST', `${LISTS}${path}`, { token: this.token, body });
  }

  /** A list that waits for approval, with a price of one product. */
  async createFor(customerId: string | null): Promise<string> {
    const { body } = await this.post('', { name: 'Prices of a test', customerId });
    await this.post(`/${body.id}/items`, { productId: PANEL, price: price(7_777), tiers });
    return body.id;
  }

  async shownTo(userId: string) {
    const token = await this.service.token({ approved: true, userId });
    const path = `/api/catalog/products/${PANEL}`;
    return (await this.service.request<ProductDetail>('GET', path, { token })).body.price;
  }
}
