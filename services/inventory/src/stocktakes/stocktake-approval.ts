import { Injectable } from '@nestjs/common';
import type { ShortageBody } from '@solar/contracts/inventory/shortages';
import { problem, ProblemException } from '@solar/service-kit/errors/problem';
import { displacementOf, StockPosting } from '../documents/stock-posting';
import type { NewMove } from '../stock/domain/moves';
import type { Actor, BinLocation, Location } from '../stock/domain/stock-rows';
import type { StocktakeLineDoc } from './stocktake-line.schema';
import { StocktakeRepository } from './stocktake.repository';
import type { StocktakeDoc } from './stocktake.schema';

const LOSS: Location = { kind: 'loss' };

function varianceMove(line: StocktakeLineDoc): NewMove[] {
  if (line.variance === null || line.variance === 0) return [];
  const { productId, lot, warehouseId, zoneId, binId } = line;
  const bin: BinLocation = { kind: 'bin', warehouseId, zoneId, binId };
  const ends = line.variance > 0 ? { from: LOSS, to: bin } : { from: bin, to: LOSS };
  return [{ productId, lot, quantity: Math.abs(line.variance), ...ends, reason: 'stocktake' }];
}

/** A count does not say which piece is missing, or what an added one is called. */
function rethrowUnnamed(error: unknown): never {
  if (!(error instanceof ProblemException) || error.code !== 'serials.required') throw error;
  throw problem.conflict('stocktake.serials', 'A variance needs serial numbers', error.parts);
}

/** Posts the variances of a fully counted stocktake. */
@Injectable()
export class StocktakeApproval {
  constructor(
    private readonly stocktakes: StocktakeRepository,
    private readonly posting: StockPosting,
  ) {}

  /** Throws 409 while lines are uncounted, or when a variance takes promised goods and nobody has decided on their orders. */
  async approve(seen: StocktakeDoc, { shortages }: ShortageBody, actor: Actor): Promise<void> {
    const lines = await this.stocktakes.linesOf(seen._id);
    const open = lines.filter((line) => line.counted === null).length;
    if (open > 0) {
      throw problem.conflict('stocktake.uncounted', `${open} lines are not counted yet`);
    }
    await this.posting
      .post({
        moves: lines.flatMap(varianceMove),
        note: seen.name,
        actor,
        displacement: displacementOf(shortages),
        document: { type: 'stocktake', id: seen._id },
        number: () => Promise.resolve(seen.number),
        write: (session, _number, at) =>
          this.stocktakes.update(
            seen,
            { status: 'completed', approvedBy: actor, closedAt: at },
            session,
          ),
      })
      .catch(rethrowUnnamed);
  }
}
