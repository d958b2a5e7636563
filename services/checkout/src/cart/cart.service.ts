import { Injectable } from '@nestjs/common';
import type { Cart, ChangeCart } from '@solar/contracts/checkout/cart-http';
import { priceAccessOf } from '@solar/contracts/common/price-access';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { PriceClient } from '../products/price.client';
import { ProductViews } from '../products/product-views';
import { StockLevels } from '../products/stock-levels';
import { SiteSettingsService } from '../settings/site-settings.service';
import { addLine, changeLines, mergeLines, removeLine, setLine } from './cart-lines';
import { presentCart } from './cart.presenter';
import { CartRepository, type CartState } from './cart.repository';
import type { CartLineDoc } from './cart.schema';

@Injectable()
export class CartService {
  constructor(
    private readonly carts: CartRepository,
    private readonly products: ProductViews,
    private readonly stock: StockLevels,
    private readonly prices: PriceClient,
    private readonly settings: SiteSettingsService,
  ) {}

  async read(user: Principal): Promise<Cart> {
    return this.view(user, await this.carts.load(user.userId));
  }

  async add(user: Principal, line: CartLineDoc): Promise<Cart> {
    await this.requireActive([line.productId]);
    return this.change(user, (lines) => addLine(lines, line));
  }

  set(user: Principal, line: CartLineDoc): Promise<Cart> {
    return this.change(user, (lines) => setLine(lines, line));
  }

  remove(user: Principal, productId: string): Promise<Cart> {
    return this.change(user, (lines) => removeLine(lines, productId));
  }

  /**
   * Merges a screen's operations into the cart. A product that is gone meanwhile can't be put in any more and is left out, so that the
   * other operations are not lost with it.
   */
  async applyChanges(user: Principal, { changeId, changes }: ChangeCart): Promise<Cart> {
    const views = await this.products.byIds(changes.map((change) => change.productId));
    const cart = await this.carts.change(
      user.userId,
      (lines) => {
        const present = new Set(lines.map((line) => line.productId));
        const possible = changes.filter(
          ({ productId }) => present.has(productId) || views.get(productId)?.active === true,
        );
        return changeLines(lines, possible);
      },
      changeId,
    );
    return this.view(user, cart);
  }

  async replace(user: Principal, lines: CartLineDoc[]): Promise<Cart> {
    await this.requireActive(lines.map((line) => line.productId));
    return this.view(user, await this.carts.replace(user.userId, lines));
  }

  /** Joins the browser's cart; products that are gone meanwhile are left out instead of failing the sign-in. */
  async merge(user: Principal, browser: CartLineDoc[]): Promise<Cart> {
    const views = await this.products.byIds(browser.map((line) => line.productId));
    const known = browser.filter((line) => views.get(line.productId)?.active === true);
    if (known.length === 0) return this.read(user);
    return this.change(user, (lines) => mergeLines(lines, known));
  }

  private async requireActive(ids: string[]): Promise<void> {
    const views = await this.products.byIds(ids);
    if (!ids.every((id) => views.get(id)?.active === true)) throw problem.notFound('Product');
  }

  private async change(
    user: Principal,
    next: (lines: readonly CartLineDoc[]) => CartLineDoc[],
  ): Promise<Cart> {
    return this.view(user, await this.carts.change(user.userId, next));
  }

  private async view(user: Principal, cart: CartState): Promise<Cart> {
    const ids = cart.lines.map((line) => line.productId);
    const access = priceAccessOf(user);
    const [views, prices, settings] = await Promise.all([
      this.products.byIds(ids),
      access === 'visible' ? this.prices.shown(user, ids) : null,
      this.settings.current(),
    ]);
    const stock = (id: string) => this.stock.of(id);
    return presentCart(cart, { access, views, stock, prices, currency: settings.currency });
  }
}
