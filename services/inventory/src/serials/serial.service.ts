import { Injectable } from '@nestjs/common';
import type { Page } from '@solar/contracts/common/pagination';
import type { SerialDetail, SerialQuery, SerialView } from '@solar/contracts/inventory/serials';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { MoveService } from '../ledger-view/move.service';
import { LocationDirectory } from '../locations/location-directory';
import { ProductDirectory } from '../products/product-directory';
import type { SerialDoc } from '../stock/serial.schema';
import { SerialRepository } from './serial.repository';

/** Pieces by their serial numbers: where each is, and what became of it since it came. */
@Injectable()
export class SerialService {
  constructor(
    private readonly serials: SerialRepository,
    private readonly moves: MoveService,
    private readonly products: ProductDirectory,
    private readonly locations: LocationDirectory,
  ) {}

  async list(query: SerialQuery): Promise<Page<SerialView>> {
    const [docs, total] = await this.serials.list(query);
    return paged(await this.present(docs), total, query);
  }

  async get(id: string): Promise<SerialDetail> {
    const doc = await this.serials.find(id);
    const [serial] = doc ? await this.present([doc]) : [];
    if (!doc || !serial) throw problem.notFound('Serial number');
    return { ...serial, history: await this.moves.present(await this.serials.movesOf(doc)) };
  }

  private async present(docs: readonly SerialDoc[]): Promise<SerialView[]> {
    const productOf = await this.products.refs(docs.map((doc) => doc.productId));
    const binOf = await this.locations.binRefs(
      docs.flatMap(({ at }) => (at?.kind === 'bin' ? [at.binId] : [])),
    );
    return docs.map((doc) => ({
      id: doc._id,
      number: doc.number,
      product: productOf(doc.productId),
      state: doc.state,
      lot: doc.lot || null,
      bin: doc.at?.kind === 'bin' ? binOf(doc.at.binId) : null,
      order: doc.orderId === null ? null : { id: doc.orderId, number: doc.orderNumber ?? '' },
      reference: doc.reference,
      changedAt: doc.changedAt.toISOString(),
    }));
  }
}
