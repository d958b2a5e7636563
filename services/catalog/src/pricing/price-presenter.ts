import { Injectable } from '@nestjs/common';
import { priceAccessOf, type PriceAccess } from '@solar/contracts/common/price-access';
import { hasPermission } from '@solar/contracts/common/permissions';
import type { VisiblePrice } from '@solar/contracts/catalog/http';
import { problem } from '@solar/service-kit/errors/problem';
import type { Principal } from '@solar/service-kit/auth/principal';
import type { ProductRecord } from '../index/catalogue-records';
import { CurrentPrices } from './current-prices';
import type { PriceProfile } from './price-book';

/** Who looks, and the prices this viewer may see: null for everybody who may not. */
export type Viewer = {
  access: PriceAccess;
  prices: PriceProfile | null;
  /** Viewers of one audience read the same answers, byte by byte. */
  audience: string;
};

/** The part of a product that depends on who looks. */
export type PricedPart = { price: VisiblePrice | null; priceAccess: PriceAccess };

type StaffPrices = Pick<ProductRecord, 'base' | 'sale' | 'tiers' | 'cost'>;

type PriceQuestion = {
  sort?: string | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  labels?: readonly string[] | undefined;
};

/** The only way for a price to leave this service. */
@Injectable()
export class PricePresenter {
  constructor(private readonly current: CurrentPrices) {}

  viewer(principal: Principal | null): Viewer {
    const access = priceAccessOf(principal);
    if (access !== 'visible' || !principal) return { access, prices: null, audience: access };
    const buyer = { customerId: principal.userId, groupId: principal.groupId };
    const prices = this.current.book.profileOf(buyer);
    return { access, prices, audience: `${access} ${prices.key}` };
  }

  present(position: number, viewer: Viewer): PricedPart {
    const price = viewer.prices?.price(position) ?? null;
    if (!price) return { price: null, priceAccess: viewer.access };
    const { unit, base, source, tiers } = price;
    const reduced = base !== null && base.amount > unit.amount;
    return {
      price: {
        unit,
        ...(reduced ? { base } : {}),
        source,
        ...(tiers.length > 0 ? { tiers } : {}),
      },
      priceAccess: viewer.access,
    };
  }

  /** A sale is a discount: the label is for those who see the sale price. */
  isOnSale(position: number, viewer: Viewer): boolean {
    return viewer.prices?.onSale.has(position) ?? false;
  }

  /**
   * Refuses to filter or order by price for a viewer without prices: both would reveal the prices. Ignoring the
   * wish would show a list that is not what its address says.
   */
  assertMayAsk(viewer: Viewer, question: PriceQuestion): void {
    const asks =
      question.minPrice !== undefined ||
      question.maxPrice !== undefined ||
      question.sort === 'price' ||
      question.sort === '-price' ||
      question.labels?.includes('sale') === true;
    if (asks && viewer.prices === null) {
      throw problem.badRequest(
        'price.filter_forbidden',
        'Prices are shown to approved customers only',
      );
    }
  }

  /** Base price, its tiers and sale price for the back office, and the cost for those who may know it. */
  presentForStaff({ base, sale, tiers = [], cost = null }: StaffPrices, principal: Principal) {
    const pricesVisible = hasPermission(principal, 'catalog.prices.read');
    return {
      ...(pricesVisible ? { base, sale, tiers } : { base: null, sale: null }),
      pricesVisible,
      ...(hasPermission(principal, 'catalog.costs.read') ? { cost } : {}),
    };
  }
}
