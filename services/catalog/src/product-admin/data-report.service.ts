import { Injectable } from '@nestjs/common';
import type { DataReport, DataReportQuery } from '@solar/contracts/catalog/data-report-http';
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
