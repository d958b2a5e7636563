import { Injectable } from '@nestjs/common';
import type { BinRef } from '@solar/contracts/inventory/fields';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import type { Reversal, ReversibleDocument } from '@solar/contracts/inventory/reversals';
import { problem } from '@solar/service-kit/errors/problem';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { newId } from '@solar/service-kit/mongo/new-id';
import { DocumentNumbers } from '../documents/document-numbers';
import { StockPosting } from '../documents/stock-posting';
import { LocationDirectory } from '../locations/location-directory';
import { ProductDirectory } from '../products/product-directory';
import type { Actor, Location } from '../stock/domain/stock-rows';
import { mirrorMoves } from './mirror-moves';
import { ReversalRepository } from './reversal.repository';
import type { ReversalDoc } from './reversal.schema';
import { ReversibleDocuments } from './reversible-documents';

const binIdOf = (end: Location): string[] => (end.kind === 'bin' ? [end.binId] : []);

function presentEnd(end: Location, binOf: (id: string) => BinRef) {
  return { kind: end.kind, bin: end.kind === 'bin' ? binOf(end.binId) : null };
}

/** Counter-documents: what a posted document has moved goes back, and both name each other. */
@Injectable()
export class ReversalService {
  constructor(
    private readonly reversals: ReversalRepository,
    private readonly documents: ReversibleDocuments,
    private readonly posting: StockPosting,
    private readonly numbers: DocumentNumbers,
    private readonly products: ProductDirectory,
    private readonly locations: LocationDirectory,
  ) {}

  async get(id: string): Promise<Reversal> {
    const doc = await this.reversals.find(id);
    if (!doc) throw problem.notFound('Reversal');
    return this.present(doc);
  }

  /** Throws 409 when the document was reversed before, has moved nothing, or its goods are no longer free. */
  async reverse(
    type: ReversibleDocument,
    documentId: string,
    reason: string,
    actor: Actor,
  ): Promise<Reversal> {
    const document = await this.documents.find(type, documentId);
    const moves = mirrorMoves(await this.reversals.movesOf(documentId));
    if (moves.length === 0) {
      throw problem.conflict('document.not_posted', `${document.number} has moved nothing`);
    }
    await this.locations.requireBins(
      moves.map(({ to }) => binIdOf(to)[0] ?? null),
      'binId',
    );
    const _id = newId(INVENTORY_ID_PREFIX.reversal);
    const { effect } = document;
    await this.posting
      .post({
        moves,
        note: reason,
        actor,
        document: { type: 'reversal', id: _id },
        ...(effect && { effect }),
        number: (session) => this.numbers.next('reversal', session),
        write: async (session, number, at) => {
          const lines = moves.map(
            ({ reason: _, age: _age, worth: _worth, serials: _serials, ...line }) => line,
          );
          const of = { type, id: documentId, number: document.number };
          await this.reversals.insert(
            { _id, number, document: of, reason, lines, actor, at },
            session,
          );
          await document.mark({ id: _id, number }, session);
        },
      })
      .catch((error: unknown) => {
        if (!isDuplicateKey(error, 'document.id')) throw error;
        throw problem.conflict('document.reversed', `${document.number} was reversed already`);
      });
    return this.get(_id);
  }

  private async present(doc: ReversalDoc): Promise<Reversal> {
    const productOf = await this.products.refs(doc.lines.map((line) => line.productId));
    const ends = doc.lines.flatMap((line) => [line.from, line.to]);
    const binOf = await this.locations.binRefs(ends.flatMap(binIdOf));
    return {
      id: doc._id,
      number: doc.number,
      document: doc.document,
      reason: doc.reason,
      createdAt: doc.at.toISOString(),
      actor: doc.actor,
      lines: doc.lines.map((line) => ({
        product: productOf(line.productId),
        lot: line.lot || null,
        quantity: line.quantity,
        from: presentEnd(line.from, binOf),
        to: presentEnd(line.to, binOf),
      })),
    };
  }
}
