import { Injectable } from '@nestjs/common';
import Papa from 'papaparse';
import { CatalogueIndex } from '../index/catalogue-index';
import { amountText } from '../price-file/amount-text';
import { tiersText } from '../price-file/price-rows';
import { PriceListRepository } from '../price-list/price-list.repository';

const COLUMNS = ['sku', 'name', 'currency', 'price', 'tiers'];

/** Price lists as tables, in the columns that the import reads. */
@Injectable()
export class PriceListTables {
  constructor(
    private readonly lists: PriceListRepository,
    private readonly index: CatalogueIndex,
  ) {}

  async export(id: string): Promise<string> {
    const { items } = await this.lists.get(id);
    const products = this.index.all('product');
    const data = items.flatMap(({ productId, price, tiers = [] }) => {
      const product = products.get(productId);
      if (!product) return [];
      const amount = amountText(price.amount, price.currency);
      return [[product.sku, product.name, price.currency, amount, tiersText(tiers)]];
    });
    data.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
    return Papa.unparse({ fields: COLUMNS, data }, { escapeFormulae: true });
  }
}
