import { Injectable } from '@nestjs/common';
import type { Page } from '@solar/contracts/common/pagination';
import type { BinRef, LocationView } from '@solar/contracts/inventory/fields';
import type { MoveQuery, StockMove } from '@solar/contracts/inventory/moves';
import { paged } from '@solar/service-kit/http/paged';
import { LocationDirectory } from '../locations/location-directory';
import { ProductDirectory } from '../products/product-directory';
import type { Location } from '../stock/domain/stock-rows';
import type { MoveDoc } from '../stock/move.schema';
import { MoveRepository } from './move.repository';

function presentEnd(end: Location, binOf: (id: string) => BinRef): LocationView {
  return { kind: end.kind, bin: end.kind === 'bin' ? binOf(end.binId) : null };
}

/** The ledger, entry by entry. */
@Injectable()
export class MoveService {
  constructor(
    private readonly moves: MoveRepository,
    private readonly products: ProductDirectory,
    private readonly locations: LocationDirectory,
  ) {}

  async list(query: MoveQuery): Promise<Page<StockMove>> {
    const [docs, total] = await this.moves.list(query);
    return paged(await this.present(docs), total, query);
  }

  /** Entries with the names of their products and bins. */
  async present(docs: readonly MoveDoc[]): Promise<StockMove[]> {
    const productOf = await this.products.refs(docs.map((doc) => doc.productId));
    const binOf = await this.locations.binRefs(
      docs.flatMap((doc) =>
        [doc.from, doc.to].flatMap((end) => (end.kind === 'bin' ? [end.binId] : [])),
      ),
    );
    return docs.map((doc) => ({
      id: doc._id,
      at: doc.at.toISOString(),
      product: productOf(doc.productId),
      lot: doc.lot || null,
      quantity: doc.quantity,
      from: presentEnd(doc.from, binOf),
      to: presentEnd(doc.to, binOf),
      reason: doc.reason,
      reference: doc.reference,
      note: doc.note,
      actor: doc.actor,
    }));
  }
}
