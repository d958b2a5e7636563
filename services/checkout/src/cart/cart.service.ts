import { Injectable } from '@nestjs/common';
import type { Cart } from '@solar/contracts/checkout/cart-http';
import { priceAccessOf } from '@solar/contracts/common/price-access';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { PriceClient } from '../products/price.client';
import { ProductViewRepository } from '../products/product-view.repository';
import type { ProductViewDoc } from '../products/product-view.schema';
import { SiteSettingsService } from '../settings/site-settings.service';
import { addLine, mergeLines, removeLine, setLine } from './cart-lines';
import { presentCart } from './cart.presenter';
import { CartRepository, type CartState } from './cart.repository';
import type { CartLineDoc } from './cart.schema';

@Injectable()
export class CartService {
  constructor(
    private readonly carts: CartRepository,
    private readonly products: ProductViewRepository,
    private readonly prices: PriceClient,
    private readonly settings: SiteSettingsService,
  ) {}

  async read(user: Principal): Promise<Cart> {
    const cart = await this.carts.load(user.userId);
    return this.view(user, cart, this.products.byIds(cart.lines.map((line) => line.productId)));
  }

  add(user: Principal, line: CartLineDoc): Promise<Cart> {
    return this.change(user, (lines) => addLine(lines, line), [line.productId]);
  }

  set(user: Principal, line: CartLineDoc): Promise<Cart> {
    return this.change(user, (lines) => setLine(lines, line));
  }

  remove(user: Principal, productId: string): Promise<Cart> {
    return this.change(user, (lines) => removeLine(lines, productId));
  }

  replace(user: Principal, lines: CartLineDoc[]): Promise<Cart> {
    return this.change(
      user,
      () => lines,
      lines.map((line) => line.productId),
    );
  }

  /** Joins the browser's cart; products that are gone meanwhile are left out instead of failing the sign-in. */
  async merge(user: Principal, browser: CartLineDoc[]): Promise<Cart> {
    const views = await this.products.byIds(browser.map((line) => line.productId));
    const known = browser.filter((line) => views.get(line.productId)?.active === true);
    if (known.length === 0) return this.read(user);
    return this.change(user, (lines) => mergeLines(lines, known));
  }

  private async change(
    user: Principal,
    next: (lines: readonly CartLineDoc[]) => CartLineDoc[],
    added: string[] = [],
  ): Promise<Cart> {
    let views = new Map<string, ProductViewDoc>();
    const cart = await this.carts.change(user.userId, async (lines) => {
      const changed = next(lines);
      views = await this.products.byIds(changed.map((line) => line.productId));
      const known = added.every((id) => views.get(id)?.active === true);
      if (!known) throw problem.notFound('Product');
      return changed;
    });
    return this.view(user, cart, views);
  }

  private async view(
    user: Principal,
    cart: CartState,
    known: Map<string, ProductViewDoc> | Promise<Map<string, ProductViewDoc>>,
  ): Promise<Cart> {
    const ids = cart.lines.map((line) => line.productId);
    const access = priceAccessOf(user);
    const [views, prices, settings] = await Promise.all([
      known,
      access === 'visible' ? this.prices.prices(user, ids) : null,
      this.settings.current(),
    ]);
    return presentCart(cart, { access, views, prices, currency: settings.currency });
  }
}
