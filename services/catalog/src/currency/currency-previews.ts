import { Injectable } from '@nestjs/common';
import type {
  CurrencyPreview,
  CurrencyPreviewQuery,
  CurrencyProgress,
} from '@solar/contracts/admin/currency-http';
import type { Money } from '@solar/contracts/common/money';
import { problem } from '@solar/service-kit/errors/problem';
import { paged, skipOf } from '@solar/service-kit/http/paged';
import { CatalogueIndex } from '../index/catalogue-index';
import { CurrentPrices } from '../pricing/current-prices';
import { convertedPrices } from '../storage/converted-prices';

type Row = CurrencyPreview['items'][number];

/** Answers from memory: what prices would be, and how many are in the shop's currency. */
@Injectable()
export class CurrencyPreviews {
  constructor(
    private readonly index: CatalogueIndex,
    private readonly current: CurrentPrices,
  ) {}

  page(query: CurrencyPreviewQuery): CurrencyPreview {
    const { to, rate, step } = query;
    const { currency: from } = this.current;
    if (to === from) {
      throw problem.unprocessable('currency.same', `The shop sells in ${from} already`);
    }
    const terms = { changeId: '', from, to, rate, step, undoes: null };
    const priced = this.priced().filter(({ base }) => base.currency === from);
    const rows = priced.slice(skipOf(query), skipOf(query) + query.pageSize);
    return paged(
      rows.map(({ _id: productId, sku, name, base, sale }): Row => {
        const made = convertedPrices({ base, sale }, terms, null)?.value;
        if (!made)
          throw problem.unprocessable('currency.rate', `${sku} would cost too much to count`);
        return {
          ...{ productId, sku, name },
          base: pair(base, made.base),
          sale: pair(sale, made.sale),
        };
      }),
      priced.length,
      query,
    );
  }

  progress(): CurrencyProgress {
    const { currency } = this.current;
    const priced = this.priced();
    const done = priced.filter(({ base }) => base.currency === currency).length;
    return { currency, done, total: priced.length };
  }

  private priced() {
    return [...this.index.all('product').values()].flatMap((product) =>
      product.base ? [{ ...product, base: product.base }] : [],
    );
  }
}

function pair(before: Money | null, after: Money | null): Row['base'] {
  return before && after ? { before, after } : null;
}
