import { Injectable } from '@nestjs/common';
import type {
  Comparison,
  ProductDetail,
  ProductItems,
  ProductList,
  ProductListQuery,
  ProductSort,
  ProductsBySku,
} from '@solar/contracts/catalog/http';
import { problem } from '@solar/service-kit/errors/problem';
import { skipOf } from '@solar/service-kit/http/paged';
import type { Bitset } from '../index/bitset';
import { FitParts } from '../fit/fit-parts';
import { CatalogueIndex } from '../index/catalogue-index';
import { at } from '../index/catalogue-snapshot';
import { ProductSelection, type ProductFilter } from '../index/product-selection';
import { PricePresenter, type Viewer } from '../pricing/price-presenter';
import { ProductPresenter } from './product.presenter';
import { canReplace } from './substitutes';

/** Reads the storefront makes of products, all from the index in memory. */
@Injectable()
export class ProductReader {
  constructor(
    private readonly index: CatalogueIndex,
    private readonly prices: PricePresenter,
    private readonly presenter: ProductPresenter,
    private readonly parts: FitParts,
  ) {}

  list(query: ProductListQuery, viewer: Viewer): ProductList {
    this.prices.assertMayAsk(viewer, query);
    const selection = this.select(query, viewer);
    const positions = selection.page(this.order(query.sort, viewer), skipOf(query), query.pageSize);
    const list = {
      items: positions.map((position) => this.presenter.card(position, viewer)),
      total: selection.total,
      page: query.page,
      pageSize: query.pageSize,
      priceAccess: viewer.access,
    };
    return query.facets ? { ...list, facets: this.presenter.facets(selection.facets()) } : list;
  }

  featured(limit: number, viewer: Viewer): ProductItems {
    const positions = [...this.index.snapshot.order('relevance').subarray(0, limit)];
    return this.items(positions, viewer);
  }

  /** The known ones among `ids`, in the order asked for. */
  byIds(ids: readonly string[], viewer: Viewer): ProductItems {
    return this.items(this.known(ids), viewer);
  }

  /** Each known SKU once, by the text that asked for it first. */
  bySkus(skus: readonly string[], viewer: Viewer): ProductsBySku {
    const { snapshot } = this.index;
    const asked = [...new Set(skus)].map((sku) => ({ sku, position: snapshot.positionOfSku(sku) }));
    return {
      items: asked.flatMap(({ sku, position }) =>
        position === undefined
          ? []
          : [{ asked: sku, product: this.presenter.card(position, viewer) }],
      ),
      missing: asked.flatMap(({ sku, position }) => (position === undefined ? [sku] : [])),
      priceAccess: viewer.access,
    };
  }

  compare(ids: readonly string[], viewer: Viewer): Comparison {
    return this.presenter.comparison(this.known(ids), viewer);
  }

  detail(idOrSlug: string, viewer: Viewer): ProductDetail {
    return this.presenter.detail(this.find(idOrSlug), viewer);
  }

  /** What somebody has named as bought with a product, in that order. */
  goesWith(idOrSlug: string, viewer: Viewer): ProductItems {
    const { goesWith = [] } = this.index.snapshot.at(this.find(idOrSlug)).record;
    return this.items(this.known(goesWith), viewer);
  }

  /** Products that somebody has named as similar, then those of the same category, the nearest in power first. */
  related(idOrSlug: string, limit: number, viewer: Viewer): ProductItems {
    const { snapshot } = this.index;
    const position = this.find(idOrSlug);
    const power = at(snapshot.power, position);
    const distance = (other: number) => {
      const away = Math.abs(Math.log((at(snapshot.power, other) + 1) / (power + 1)));
      return Number.isNaN(away) ? Infinity : away;
    };
    const { record, category } = snapshot.at(position);
    const named = this.known(record.related ?? []).filter((other) => other !== position);
    const candidates: number[] = [];
    snapshot.facets.category.get(category.slug)?.forEach((other) => {
      if (other !== position && !named.includes(other)) candidates.push(other);
    });
    const byDistance = candidates
      .map((other) => ({ other, away: distance(other) }))
      .sort((a, b) => (a.away === b.away ? a.other - b.other : a.away - b.away));
    const nearest = byDistance.map(({ other }) => other);
    return this.items([...named, ...nearest].slice(0, limit), viewer);
  }

  /** What can be bought in place of a product, the nearest in power first. */
  substitutes(idOrSlug: string, limit: number, viewer: Viewer): ProductItems {
    const { snapshot, stock } = this.index;
    const found = this.find(idOrSlug);
    const { byPosition } = this.parts.current();
    const replaceable = (position: number) => ({
      record: snapshot.at(position).record,
      kind: byPosition[position]?.kind ?? null,
    });
    const wanted = replaceable(found);
    const away = ({ powerW }: { powerW: number | null }) =>
      Math.abs((powerW ?? 0) - (wanted.record.powerW ?? 0));
    const positions = [...snapshot.order('relevance')].filter(
      (position) => stock.inStock.has(position) && canReplace(wanted, replaceable(position)),
    );
    const nearest = positions.sort(
      (a, b) => away(snapshot.at(a).record) - away(snapshot.at(b).record),
    );
    return this.items(nearest.slice(0, limit), viewer);
  }

  select(filter: ProductFilter, viewer: Viewer, within?: Bitset | null): ProductSelection {
    const { snapshot, stock } = this.index;
    const scope = { snapshot, inStock: stock.inStock, prices: viewer.prices };
    return new ProductSelection(within ? { ...scope, within } : scope, filter);
  }

  order(sort: ProductSort, viewer: Viewer): Uint32Array {
    if ((sort === 'price' || sort === '-price') && viewer.prices) {
      return viewer.prices.order(sort === 'price' ? 'rising' : 'falling');
    }
    return this.index.snapshot.order(sort === 'price' || sort === '-price' ? 'relevance' : sort);
  }

  private items(positions: readonly number[], viewer: Viewer): ProductItems {
    return {
      items: positions.map((position) => this.presenter.card(position, viewer)),
      priceAccess: viewer.access,
    };
  }

  private known(ids: readonly string[]): number[] {
    return [...new Set(ids)].flatMap((id) => this.index.snapshot.positionOf(id) ?? []);
  }

  private find(idOrSlug: string): number {
    const position = this.index.snapshot.positionOf(idOrSlug);
    if (position === undefined) throw problem.notFound('Product');
    return position;
  }
}
