import { Injectable } from '@nestjs/common';
import Papa from 'papaparse';
import type { AttributeValue } from '@solar/contracts/catalog/product-data';
import { CatalogueIndex } from '../index/catalogue-index';
import { gapsOf } from '../storefront/attribute-view';

const IDENTITY = ['sku', 'name', 'brand', 'category', 'active', 'gaps'];

/** The data of all products as a table, those of their categories among them, with the codes of what is missing. No price is in it. */
@Injectable()
export class ProductDataFile {
  constructor(private readonly index: CatalogueIndex) {}

  export(): string {
    const { snapshot } = this.index;
    const categories = this.index.all('category');
    const brands = this.index.all('brand');
    const codes = [...snapshot.attributes.values()]
      .sort((a, b) => a.position - b.position)
      .map(({ code }) => code);
    const products = [...this.index.all('product').values()];
    const data = products
      .sort((a, b) => (a.sku < b.sku ? -1 : 1))
      .map((product) => {
        const category = categories.get(product.categoryId);
        const given = category ? snapshot.givenBy(category) : [];
        const values = new Map(
          [...given, ...product.attributes].map(({ code, value }) => [code, value]),
        );
        const gaps = category ? gapsOf(product, snapshot.requiredOf(category), given) : [];
        return [
          ...[product.sku, product.name, brands.get(product.brandId)?.name ?? ''],
          ...[category?.slug ?? '', String(product.active), gaps.join(' ')],
          ...codes.map((code) => cellOf(values.get(code))),
        ];
      });
    return Papa.unparse({ fields: [...IDENTITY, ...codes], data }, { escapeFormulae: true });
  }
}

/** A value as a cell of a table. */
function cellOf(value: AttributeValue | undefined): string {
  if (value === undefined) return '';
  return Array.isArray(value) ? value.join(' | ') : String(value);
}
