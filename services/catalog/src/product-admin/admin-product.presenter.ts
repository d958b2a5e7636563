import { Injectable } from '@nestjs/common';
import type {
  AdminProduct,
  AdminProductRow,
  LinkedProduct,
} from '@solar/contracts/catalog/admin-http';
import type { Principal } from '@solar/service-kit/auth/principal';
import { CatalogueIndex } from '../index/catalogue-index';
import type { CategoryRecord, ProductRecord } from '../index/catalogue-records';
import { PricePresenter } from '../pricing/price-presenter';
import { imageOf } from '../product/product-image';
import { gapsOf } from '../storefront/attribute-view';

/** What the back office shows of a product. */
@Injectable()
export class AdminProductPresenter {
  constructor(
    private readonly index: CatalogueIndex,
    private readonly prices: PricePresenter,
  ) {}

  row(product: ProductRecord, reader: Principal): AdminProductRow {
    const stock = this.index.stock.of(product._id);
    const category = this.index.all('category').get(product.categoryId);
    return {
      id: product._id,
      sku: product.sku,
      slug: product.slug,
      name: product.name,
      brand: this.index.all('brand').get(product.brandId)?.name ?? '',
      category: category?.name ?? { en: '', fr: '' },
      image: imageOf(product, 'card'),
      imageSlug: product.imageSlug,
      active: product.active,
      featured: product.featured,
      stock: stock.status,
      available: stock.available,
      ...this.prices.presentForStaff(product, reader),
      gaps: category ? this.gapsIn(product, category) : [],
      updatedAt: product.updatedAt.toISOString(),
      version: product.version,
    };
  }

  private gapsIn(product: ProductRecord, category: CategoryRecord): string[] {
    const { snapshot } = this.index;
    return gapsOf(product, snapshot.requiredOf(category), snapshot.givenBy(category));
  }

  full(product: ProductRecord, reader: Principal): AdminProduct {
    return {
      ...this.row(product, reader),
      categoryId: product.categoryId,
      brandId: product.brandId,
      summary: product.summary,
      description: product.description,
      powerW: product.powerW,
      labels: product.labels,
      weightGrams: product.weightGrams,
      attributes: product.attributes,
      downloads: product.downloads,
      approvals: product.approvals ?? [],
      pictures: product.pictures ?? [],
      ...(product.seo ? { seo: product.seo } : {}),
      related: this.linked(product.related),
      goesWith: this.linked(product.goesWith),
    };
  }

  /** Products that another one names; those that were deleted since are left out. */
  private linked(ids: readonly string[] = []): LinkedProduct[] {
    return ids.flatMap((id) => {
      const product = this.index.all('product').get(id);
      return product ? [{ id, sku: product.sku, name: product.name }] : [];
    });
  }
}
