import { Injectable } from '@nestjs/common';
import Papa from 'papaparse';
import type {
  DataReport,
  DataReportFilters,
  DataReportQuery,
} from '@solar/contracts/catalog/data-report-http';
import { paged, skipOf } from '@solar/service-kit/http/paged';
import { CatalogueIndex } from '../index/catalogue-index';
import {
  attributeShares,
  categoryShares,
  chosenEntries,
  reportEntries,
  rowOf,
  type ReportSource,
} from './data-report';
import { cellOf } from './product-data-file';

const COLUMNS = [
  ...['category', 'sku', 'brand', 'name', 'active'],
  ...['attribute', 'unit', 'state', 'weight', 'value', 'source', 'confidence'],
];

/** What is known of what a buyer decides by, and what is not. No price is in it. */
@Injectable()
export class DataReportService {
  constructor(private readonly index: CatalogueIndex) {}

  page(query: DataReportQuery): DataReport {
    const source = this.source();
    const entries = reportEntries(source, query);
    const chosen = chosenEntries(entries, query);
    const shown = chosen.slice(skipOf(query), skipOf(query) + query.pageSize);
    return {
      ...paged(
        shown.map((entry) => rowOf(entry, source)),
        chosen.length,
        query,
      ),
      categories: categoryShares(entries),
      attributes: attributeShares(entries, query),
    };
  }

  file(filters: DataReportFilters): string {
    const source = this.source();
    const rows = chosenEntries(reportEntries(source, filters), filters).map((entry) =>
      rowOf(entry, source),
    );
    const data = rows.map(({ product, category, attribute, state, weight, ...known }) => [
      ...[category.slug, product.sku, product.brand, product.name, String(product.active)],
      ...[attribute.code, attribute.unit ?? '', state, weight],
      ...[cellOf(known.value), known.source ?? '', known.confidence ?? ''],
    ]);
    return Papa.unparse({ fields: COLUMNS, data }, { escapeFormulae: true });
  }

  private source(): ReportSource {
    const brands = this.index.all('brand');
    return {
      snapshot: this.index.snapshot,
      products: this.index.all('product'),
      categories: this.index.all('category'),
      brandName: (id) => brands.get(id)?.name ?? '',
      available: (id) => this.index.stock.of(id).available,
    };
  }
}
