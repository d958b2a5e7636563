import { productChanged } from '@solar/contracts/catalog/events';
import { outboxEntry, type OutboxEntry } from '@solar/service-kit/messaging/outbox';
import type { ProductDoc } from './product.schema';

type Announced = Pick<
  ProductDoc,
  '_id' | 'version' | 'sku' | 'slug' | 'name' | 'active' | 'weightGrams'
>;

/** The whole state that other slices follow, so that a newer message makes an older one superfluous. */
export function productMessage(
  product: Announced,
  named: { brand: string; categorySlug: string; deleted?: boolean },
): OutboxEntry {
  const { _id, version, sku, slug, name, active, weightGrams } = product;
  return outboxEntry(productChanged, {
    aggregateId: _id,
    version,
    data: {
      productId: _id,
      sku,
      slug,
      name,
      brand: named.brand,
      categorySlug: named.categorySlug,
      active,
      deleted: named.deleted ?? false,
      weightGrams,
    },
  });
}
