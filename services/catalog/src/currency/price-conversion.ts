import { Inject, Injectable } from '@nestjs/common';
import type { CurrencyConversion } from '@solar/contracts/common/currency-conversion';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { Logger } from 'pino';
import { CatalogueIndex } from '../index/catalogue-index';
import { CatalogueWriter } from '../index/catalogue-writer';
import { PriceListRepository } from '../price-list/price-list.repository';
import type { PriceListDoc } from '../price-list/price-list.schema';
import { ProductRepository } from '../product/product.repository';
import { convertedItemPrices, convertedPrices } from '../storage/converted-prices';

const BATCH = 200;

/**
 * Brings every price of the catalogue into another currency, some at a time. What is in another currency than `from` is left alone, so
 * that a repetition goes on where the first run ended. Until its turn comes a price is in the wrong currency, which is no price.
 */
@Injectable()
export class PriceConversion {
  constructor(
    private readonly products: ProductRepository,
    private readonly lists: PriceListRepository,
    private readonly index: CatalogueIndex,
    private readonly writer: CatalogueWriter,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async convert(terms: CurrencyConversion): Promise<void> {
    await this.inBatches([...this.index.all('product').keys()], (ids) =>
      this.convertProducts(ids, terms),
    );
    await this.inBatches(await this.lists.ids(), (ids) => this.convertLists(ids, terms));
  }

  private async inBatches(
    ids: readonly string[],
    convert: (ids: readonly string[]) => Promise<void>,
  ): Promise<void> {
    for (let from = 0; from < ids.length; from += BATCH) {
      await convert(ids.slice(from, from + BATCH));
    }
  }

  private convertProducts(ids: readonly string[], terms: CurrencyConversion): Promise<void> {
    return this.writer.write(async (session, note) => {
      const products = await this.products.priced(ids, terms.from, session);
      const changes = products.flatMap(({ _id, version, convertedPrices: before, ...prices }) => {
        const made = convertedPrices(prices, terms, before);
        if (made) {
          const prices = { ...made.value, convertedPrices: made.converted };
          return [{ seen: { _id, version }, prices }];
        }
        this.logger.error({ productId: _id, ...terms }, 'a price is too large for the currency');
        return [];
      });
      if (changes.length === 0) return;
      await this.products.setPrices(changes, session);
      await note('product', ...changes.map(({ seen }) => seen._id));
    });
  }

  private convertLists(ids: readonly string[], terms: CurrencyConversion): Promise<void> {
    return this.writer.write(async (session, note) => {
      for (const id of ids) {
        const list = await this.lists.find(id, session);
        const items = list && convertedItems(list.items, terms);
        if (!items) continue;
        await this.lists.update(list, { $set: { items } }, session);
        if (list.status === 'approved') await note('priceList', id);
      }
    });
  }
}

/** The items of a list with their prices converted; null when none of them changes. */
function convertedItems(
  items: PriceListDoc['items'],
  terms: CurrencyConversion,
): PriceListDoc['items'] | null {
  let changed = false;
  const all = items.map((item) => {
    const { productId, price, tiers, converted } = item;
    if (price.currency !== terms.from) return item;
    const made = convertedItemPrices({ price, tiers }, terms, converted);
    if (!made) return item;
    changed = true;
    return { productId, ...made.value, converted: made.converted };
  });
  return changed ? all : null;
}
