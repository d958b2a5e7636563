import { Injectable } from '@nestjs/common';
import type {
  Comparison,
  ProductCard,
  ProductDetail,
  ProductFacets,
} from '@solar/contracts/catalog/http';
import { CatalogueIndex } from '../index/catalogue-index';
import type { AttributeRecord } from '../index/catalogue-records';
import type { IndexedProduct } from '../index/catalogue-snapshot';
import type { SelectionFacets } from '../index/product-selection';
import { CurrentPrices } from '../pricing/current-prices';
import { PricePresenter, type Viewer } from '../pricing/price-presenter';
import { imageOf, imagesOf } from '../product/product-image';
import { attributeGroupsOf, highlightsOf } from './attribute-view';
import { comparisonGroups } from './comparison-rows';
import { priceMeaningOf } from './price-meaning';
import { facetView } from './facet-view';

/** Facts about the data are no property to compare products by. */
const isCompared = ({ comparable }: AttributeRecord) => comparable;

type FixedCard = Omit<ProductCard, 'labels' | 'stock' | 'price' | 'priceAccess'>;

/** Turns indexed products into what the storefront shows. */
@Injectable()
export class ProductPresenter {
  /** What is the same for every viewer is made once per product of a snapshot. */
  private readonly fixed = new WeakMap<IndexedProduct, FixedCard>();

  constructor(
    private readonly index: CatalogueIndex,
    private readonly prices: PricePresenter,
    private readonly current: CurrentPrices,
  ) {}

  card(position: number, viewer: Viewer): ProductCard {
    const product = this.index.snapshot.at(position);
    const stock = this.index.stock.of(product.record._id).status;
    const labels: ProductCard['labels'] = [...product.record.labels];
    if (this.prices.isOnSale(position, viewer)) labels.push('sale');
    if (stock === 'out_of_stock') labels.push('out-of-stock');
    return { ...this.fixedCard(product), labels, stock, ...this.prices.present(position, viewer) };
  }

  detail(position: number, viewer: Viewer): ProductDetail {
    const { snapshot } = this.index;
    const { record, category } = snapshot.at(position);
    const card = this.card(position, viewer);
    const { taxBasisPoints } = this.current;
    return {
      ...card,
      description: record.description,
      images: imagesOf(record),
      ...(record.seo ? { seo: record.seo } : {}),
      ...(record.goesWith?.length ? { hasGoesWith: true } : {}),
      attributeGroups: attributeGroupsOf(record, snapshot.attributes, {
        required: snapshot.requiredOf(category),
        given: snapshot.givenBy(category),
      }),
      downloads: record.downloads,
      approvals: record.approvals ?? [],
      breadcrumbs: snapshot.categoryPath(category).map(({ slug, name }) => ({ slug, name })),
      canonicalPath: `/products/${record.slug}`,
      priceMeaning: card.price && priceMeaningOf(card.price.unit, record, taxBasisPoints),
      weightGrams: record.weightGrams,
      demo: record.demo,
      updatedAt: record.updatedAt.toISOString(),
    };
  }

  comparison(positions: readonly number[], viewer: Viewer): Comparison {
    const { snapshot } = this.index;
    return {
      items: positions.map((position) => this.card(position, viewer)),
      priceAccess: viewer.access,
      groups: comparisonGroups(
        positions.map((position) => {
          const { record, category } = snapshot.at(position);
          return attributeGroupsOf(record, snapshot.attributes, {
            required: snapshot.requiredOf(category),
            given: snapshot.givenBy(category),
            shows: isCompared,
          });
        }),
      ),
    };
  }

  facets({ values, attributes, inStock, price }: SelectionFacets): ProductFacets {
    const { categories, brands } = this.index.snapshot;
    return {
      category: categories.flatMap(({ slug, name }) =>
        values.category
          .filter(({ value }) => value === slug)
          .map((counted) => ({ ...counted, label: name })),
      ),
      brand: brands.flatMap(({ slug, name }) =>
        values.brand
          .filter(({ value }) => value === slug)
          .map((counted) => ({ ...counted, label: name })),
      ),
      labels: values.labels,
      inStock,
      attributes: attributes.map(facetView),
      price: price && { ...price, currency: this.current.currency },
    };
  }

  private fixedCard(product: IndexedProduct): FixedCard {
    const known = this.fixed.get(product);
    if (known) return known;
    const { record, brand, category } = product;
    const made: FixedCard = {
      id: record._id,
      sku: record.sku,
      slug: record.slug,
      name: record.name,
      brand: { slug: brand.slug, name: brand.name },
      category: { slug: category.slug, name: category.name },
      summary: record.summary,
      image: imageOf(record, 'card'),
      powerW: record.powerW,
      highlights: highlightsOf(record, this.index.snapshot.attributes),
      rating: record.rating,
      createdAt: record.createdAt.toISOString(),
    };
    this.fixed.set(product, made);
    return made;
  }
}
