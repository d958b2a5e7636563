import { Injectable } from '@nestjs/common';
import type { ImportError } from '@solar/contracts/common/imports-http';
import { DOCUMENT_LINES_MAX } from '@solar/contracts/inventory/fields';
import { ProblemException } from '@solar/service-kit/errors/problem';
import type {
  ImportScope,
  KeepUndo,
  PlannedRow,
  PostedKind,
  RowPlan,
} from '@solar/service-kit/imports/import-kind';
import { z } from 'zod';
import { AdjustmentService } from '../adjustments/adjustment.service';
import type { BinDoc } from '../locations/bin.schema';
import { LocationRepository } from '../locations/location.repository';
import { ProductDirectory } from '../products/product-directory';
import { ReversalService } from '../reversals/reversal.service';
import { balanceIdOf } from '../stock/domain/stock-rows';

const PIECES_MAX = 1_000_000;
const NOTE = 'Import';

const code = z.string().min(1).max(80).toUpperCase();
const rowSchema = z.object({
  sku: z.string().min(1).max(80),
  warehouse: z.string().max(80).toUpperCase().optional(),
  bin: code,
  lot: z.string().max(60).optional(),
  quantity: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(PIECES_MAX)),
});
type StockRow = z.infer<typeof rowSchema>;
/** One line of a posted adjustment. */
type Undo = { adjustmentId: string };
type Place = { productId: string; binId: string; lot: string | null; pieces: number };

/** What bins hold, as it was counted or as the shop starts with: the differences are posted as adjustments. */
@Injectable()
export class StockImport implements PostedKind<StockRow, Undo> {
  readonly name = 'stock';
  readonly batchRows = DOCUMENT_LINES_MAX;
  readonly schema = rowSchema;

  constructor(
    private readonly products: ProductDirectory,
    private readonly locations: LocationRepository,
    private readonly adjustments: AdjustmentService,
    private readonly reversals: ReversalService,
  ) {}

  keyOf({ sku, bin, lot = '' }: StockRow): string {
    return [sku, bin, lot].join('|');
  }

  async plan(rows: readonly StockRow[]): Promise<RowPlan[]> {
    const places = await this.placesOf(rows);
    return rows.map(({ quantity }, index): RowPlan => {
      const place = places[index];
      if (!place || 'error' in place) return place ?? { error: unknown('sku') };
      if (place.pieces === quantity) return { action: 'same' };
      return { action: place.pieces === 0 ? 'create' : 'update' };
    });
  }

  async post(
    planned: readonly PlannedRow<StockRow>[],
    { by }: ImportScope,
    keep: KeepUndo<Undo>,
  ): Promise<Map<number, ImportError>> {
    const places = await this.placesOf(planned.map(({ row }) => row));
    const refused = new Map<number, ImportError>();
    for (const type of ['add', 'remove'] as const) {
      const sign = type === 'add' ? 1 : -1;
      const lines = planned.flatMap(({ row }, index) => {
        const place = places[index];
        if (!place || 'error' in place) return [];
        const { pieces, ...where } = place;
        const quantity = (row.quantity - pieces) * sign;
        return quantity > 0 ? [{ index, line: { ...where, quantity } }] : [];
      });
      if (lines.length === 0) continue;
      const input = { type, reason: 'correction' as const, notes: NOTE, shortages: [] };
      await this.adjustments
        .create({ ...input, lines: lines.map(({ line }) => line) }, by, {
          also: (session, adjustmentId) =>
            keep(
              type,
              lines.map(() => ({ adjustmentId })),
              session,
            ),
        })
        .catch((error: unknown) => {
          if (!(error instanceof ProblemException) || error.getStatus() !== 409) throw error;
          for (const { index } of lines)
            refused.set(index, { column: 'quantity', code: 'refused' });
        });
    }
    return refused;
  }

  /** By the counter-document. One that is there already counts, as a crash may have come behind it. */
  async takeBack(done: readonly Undo[], { by }: ImportScope): Promise<number> {
    const [first] = done;
    if (!first) return 0;
    try {
      await this.reversals.reverse('adjustment', first.adjustmentId, NOTE, by);
    } catch (error) {
      if (!(error instanceof ProblemException) || error.getStatus() !== 409) throw error;
      if (error.code !== 'document.reversed') return 0;
    }
    return done.length;
  }

  /** Where each row's pieces are and how many there are now, or what is wrong with the row. */
  private async placesOf(rows: readonly StockRow[]): Promise<(Place | { error: ImportError })[]> {
    const [ids, bins] = await Promise.all([
      this.products.idsBySku([...new Set(rows.map(({ sku }) => sku))]),
      this.locations.openBins([...new Set(rows.map(({ bin }) => bin))]),
    ]);
    const byCode = new Map(bins.map((bin) => [bin.code, bin]));
    const found = rows.map((row) => whereOf(row, ids, byCode));
    const balances = found.flatMap((one) =>
      'error' in one ? [] : [balanceIdOf(one.productId, one.binId, one.lot ?? '')],
    );
    const pieces = await this.locations.piecesOf(balances);
    return found.map((one) => {
      if ('error' in one) return one;
      const id = balanceIdOf(one.productId, one.binId, one.lot ?? '');
      return { ...one, pieces: pieces.get(id) ?? 0 };
    });
  }
}

function whereOf(
  { sku, warehouse, bin: binCode, lot }: StockRow,
  ids: ReadonlyMap<string, string>,
  bins: ReadonlyMap<string, BinDoc>,
): Omit<Place, 'pieces'> | { error: ImportError } {
  const productId = ids.get(sku);
  const bin = bins.get(binCode);
  if (productId === undefined) return { error: unknown('sku') };
  if (!bin) return { error: unknown('bin') };
  if (warehouse && warehouse !== bin.warehouseCode) return { error: unknown('warehouse') };
  return { productId, binId: bin._id, lot: lot || null };
}

function unknown(column: string): ImportError {
  return { column, code: 'unknown' };
}
