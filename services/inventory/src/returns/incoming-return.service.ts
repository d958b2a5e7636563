import { Injectable } from '@nestjs/common';
import type { Page } from '@solar/contracts/common/pagination';
import type {
  IncomingReturn,
  IncomingReturnListItem,
  IncomingReturnQuery,
  ReceiveReturnBody,
} from '@solar/contracts/inventory/returns';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { LotDates } from '../documents/lot-dates';
import { binLocationOf, LocationDirectory } from '../locations/location-directory';
import { OrderStockRepository } from '../orders/order-stock.repository';
import { ProductDirectory } from '../products/product-directory';
import type { ReturnLine } from '../stock/domain/returned-goods';
import type { Actor } from '../stock/domain/stock-rows';
import { Ledger } from '../stock/ledger';
import { returnOrderCommand } from '../stock/stock-commands';
import { rethrowStockProblem } from '../stock/stock-problem';
import { unexpectedLines } from './expected-lines';
import { IncomingReturnRepository } from './incoming-return.repository';
import { ReturnedSerials } from './returned-serials';
import type { IncomingReturnDoc } from './incoming-return.schema';

/** Goods that customers send back: what is expected, and its receipt. */
@Injectable()
export class IncomingReturnService {
  constructor(
    private readonly returns: IncomingReturnRepository,
    private readonly orders: OrderStockRepository,
    private readonly products: ProductDirectory,
    private readonly locations: LocationDirectory,
    private readonly ledger: Ledger,
    private readonly serials: ReturnedSerials,
    private readonly lots: LotDates,
  ) {}

  async list(query: IncomingReturnQuery): Promise<Page<IncomingReturnListItem>> {
    const [docs, total] = await this.returns.list(query);
    return paged(docs.map(presentItem), total, query);
  }

  async get(id: string): Promise<IncomingReturn> {
    return this.present(await this.existing(id));
  }

  /** Receives a return once: the goods, the return and its announcement are written together. */
  async receive(id: string, body: ReceiveReturnBody, actor: Actor): Promise<IncomingReturn> {
    const doc = await this.existing(id);
    if (doc.status !== 'expected')
      throw problem.illegalTransition('return', doc.status, 'received');
    const errors = unexpectedLines(doc.lines, body.lines);
    if (errors.length > 0) throw problem.validation(errors);
    const { orderId, number: returnNumber } = doc;
    const lines = await this.dated(await this.placed(body.lines));
    await this.serials.requireOf(orderId, lines);
    const received = body.lines.map((line) => ({
      productId: line.productId,
      lot: line.lot ?? '',
      quantity: line.quantity,
      condition: line.condition,
      binId: line.condition === 'sellable' ? line.binId : null,
      ...(line.serials?.length && { serials: line.serials }),
    }));
    const { note } = body;
    const command = { orderId, returnId: id, returnNumber, lines, note, actor };
    await this.ledger
      .execute(
        returnOrderCommand(command, {
          after: async (session) => {
            const fields = { received, note, actor, receivedAt: new Date() };
            if (await this.returns.receive(id, fields, session)) return;
            throw problem.conflict('conflict.version', 'Somebody else changed this return');
          },
        }),
      )
      .catch(rethrowStockProblem);
    return this.get(id);
  }

  private async placed(lines: ReceiveReturnBody['lines']): Promise<ReturnLine[]> {
    const binOf = await this.locations.requireBins(
      lines.map((line) => (line.condition === 'sellable' ? line.binId : null)),
      'binId',
    );
    return lines.map((line) => ({
      productId: line.productId,
      lot: line.lot ?? '',
      quantity: line.quantity,
      ...(line.serials?.length && { serials: line.serials }),
      to: line.condition === 'sellable' ? binLocationOf(binOf(line.binId)) : { kind: 'loss' },
    }));
  }

  /** Lots whose day was corrected while their goods were away come back with the new one. */
  private async dated(lines: readonly ReturnLine[]): Promise<ReturnLine[]> {
    const dayOf = await this.lots.corrections(lines);
    return lines.map((line) => {
      const expiresOn = dayOf(line);
      return expiresOn === undefined ? line : { ...line, expiresOn };
    });
  }

  private async existing(id: string): Promise<IncomingReturnDoc> {
    const doc = await this.returns.find(id);
    if (!doc) throw problem.notFound('Return');
    return doc;
  }

  private async present(doc: IncomingReturnDoc): Promise<IncomingReturn> {
    const order = await this.orders.find(doc.orderId);
    const productOf = await this.products.refs(
      [...doc.lines, ...doc.received].map((line) => line.productId),
    );
    const bins = doc.received.flatMap(({ binId }) => (binId ? [binId] : []));
    const binOf = await this.locations.binRefs(bins);
    return {
      ...presentItem(doc),
      receivedBy: doc.actor,
      note: doc.note,
      lines: doc.lines.map(({ productId, quantity, reason, serials }) => ({
        product: productOf(productId),
        ...{ quantity, reason },
        lots: lotsOf(productId, order?.picks ?? []),
        ...(serials && { serials }),
      })),
      received: doc.received.map(({ productId, lot, quantity, condition, binId, serials }) => ({
        product: productOf(productId),
        lot: lot || null,
        ...{ quantity, condition },
        bin: binId ? binOf(binId) : null,
        ...(serials && { serials }),
      })),
    };
  }
}

function lotsOf(
  productId: string,
  picks: readonly { productId: string; lot: string }[],
): (string | null)[] {
  const lots = picks.filter((pick) => pick.productId === productId).map((pick) => pick.lot || null);
  return [...new Set(lots)];
}

function presentItem(doc: IncomingReturnDoc): IncomingReturnListItem {
  return {
    returnId: doc._id,
    returnNumber: doc.number,
    orderId: doc.orderId,
    orderNumber: doc.orderNumber,
    customerName: doc.customerName,
    status: doc.status,
    expectedAt: doc.expectedAt.toISOString(),
    receivedAt: doc.receivedAt?.toISOString() ?? null,
    pieces: doc.pieces,
  };
}
