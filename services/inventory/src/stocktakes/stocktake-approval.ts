import { Injectable } from '@nestjs/common';
import type { ApproveStocktake } from '@solar/contracts/inventory/stocktakes';
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

function assertCounted(lines: readonly StocktakeLineDoc[]): void {
  if (lines.some((line) => line.recount === 'due')) {
    throw problem.conflict('stocktake.recounting', 'Some lines wait for a second count');
  }
  const open = lines.filter((line) => line.counted === null).length;
  if (open === 0) return;
  throw problem.conflict('stocktake.uncounted', `${open} lines are not counted yet`);
}

function nothingOpen() {
  const message = 'Nothing of this bin is left to approve';
  return problem.validation([{ path: 'binId', code: 'unknown', message }]);
}

/** Posts the variances of what was counted, bin by bin or all that is left. */
@Injectable()
export class StocktakeApproval {
  constructor(
    private readonly stocktakes: StocktakeRepository,
    private readonly posting: StockPosting,
  ) {}

  /**
   * The stocktake is completed with its last bin. Throws 409 while lines are uncounted, or when a variance takes promised goods and
   * nobody has decided on their orders.
   */
  async approve(
    seen: StocktakeDoc,
    { shortages, binId }: ApproveStocktake,
    actor: Actor,
  ): Promise<void> {
    const all = await this.stocktakes.openLines(seen._id);
    const lines = binId === undefined ? all : all.filter((line) => line.binId === binId);
    if (binId !== undefined && lines.length === 0) throw nothingOpen();
    assertCounted(lines);
    const completes = lines.length === all.length;
    await this.posting
      .post({
        moves: lines.flatMap(varianceMove),
        note: seen.name,
        actor,
        displacement: displacementOf(shortages),
        document: { type: 'stocktake', id: seen._id },
        number: () => Promise.resolve(seen.number),
        write: async (session, _number, at) => {
          await this.stocktakes.approveLines(lines, { approvedBy: actor, approvedAt: at }, session);
          const closed = { status: 'completed' as const, approvedBy: actor, closedAt: at };
          // Two bins that are approved at once must not both think that the other is still open.
          await this.stocktakes.update(seen, completes ? closed : {}, session);
        },
      })
      .catch(rethrowUnnamed);
  }
}
