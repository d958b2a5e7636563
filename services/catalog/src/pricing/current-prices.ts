import { Injectable } from '@nestjs/common';
import { isValidOn } from '@solar/contracts/catalog/price-list-http';
import { officeDay } from '@solar/contracts/common/office-time';
import { CatalogueIndex } from '../index/catalogue-index';
import type { CatalogueSnapshot } from '../index/catalogue-snapshot';
import { PriceBook } from './price-book';

/** Until the shop's settings have arrived. */
const DEFAULT_CURRENCY = 'USD';

/** What the price book in use was made from. */
type Origin = { snapshot: CatalogueSnapshot; rules: string };

/** The price book of the catalogue as it is now; made again when products or the rules of prices have changed, and every day. */
@Injectable()
export class CurrentPrices {
  private made: { origin: Origin; book: PriceBook } | null = null;

  constructor(private readonly index: CatalogueIndex) {}

  get currency(): string {
    const [settings] = this.index.all('settings').values();
    return settings?.currency ?? DEFAULT_CURRENCY;
  }

  /** Null where no tax is charged, or until the settings have arrived. */
  get taxBasisPoints(): number | null {
    const [settings] = this.index.all('settings').values();
    return settings?.taxBasisPoints ?? null;
  }

  get book(): PriceBook {
    const { snapshot } = this.index;
    const day = officeDay(new Date());
    const rules = `${this.versionOfRules()} ${day}`;
    if (this.made?.origin.snapshot === snapshot && this.made.origin.rules === rules) {
      return this.made.book;
    }
    const groups = [...this.index.all('group').values()];
    const discounts = new Map(groups.map(({ _id, discountBasisPoints: d }) => [_id, d]));
    const lists = [...this.index.all('priceList').values()].filter((list) => isValidOn(list, day));
    const book = new PriceBook(snapshot, lists, discounts, this.currency);
    this.made = { origin: { snapshot, rules }, book };
    return book;
  }

  private versionOfRules(): string {
    const { index } = this;
    return `${index.versionOf('priceList')}.${index.versionOf('group')}.${index.versionOf('settings')}`;
  }
}
