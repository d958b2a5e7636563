import { demoId } from '@solar/contracts/common/demo-ids';
import type { AdminProduct, CreateProduct } from '@solar/contracts/catalog/admin-http';
import type { ProductDetail } from '@solar/contracts/catalog/http';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { startCatalog } from '../start-catalog';

export const ADMIN = '/api/catalog/admin';

/** What one sends to make a product that the shop can show. */
export function draft(fields: Partial<CreateProduct> = {}): CreateProduct {
  return {
    sku: newId('sku'),
    slug: newId('s').toLowerCase().replace('_', '-'),
    name: 'Test module 500W',
    categoryId: demoId('cat', 'solar-panels'),
    brandId: demoId('brd', 'LONGi'),
    summary: { en: 'Short', fr: 'Court' },
    description: { en: '', fr: '' },
    powerW: 500,
    labels: ['new'],
    weightGrams: 25_000,
    featured: false,
    active: true,
    attributes: [{ code: 'power_wp', value: 500 }],
    downloads: [],
    ...fields,
  };
}

/** The catalogue with the demo data, and somebody who may change all of its products. */
export class ProductOffice {
  service!: TestService;
  token!: string;

  async open(): Promise<void> {
    this.service = await startCatalog();
    this.token = await this.service.token({ role: 'admin' });
  }

  create(body: object) {
    const options = { token: this.token, body };
    return this.service.request<AdminProduct & { code: string; errors: { path: string }[] }>(
      'POST',
      `${ADMIN}/products`,
      options,
    );
  }

  put(id: string, part: string, body: object) {
    const options = { token: this.token, body };
    const path = `${ADMIN}/products/${id}${part}`;
    return this.service.request<AdminProduct & { code: string }>('PUT', path, options);
  }

  /** The product as the shop shows it to a visitor. */
  shown(idOrSlug: string) {
    return this.service.request<ProductDetail>('GET', `/api/catalog/products/${idOrSlug}`);
  }
}
