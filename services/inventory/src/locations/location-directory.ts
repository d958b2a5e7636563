import { Injectable } from '@nestjs/common';
import type { BinRef } from '@solar/contracts/inventory/fields';
import { problem } from '@solar/service-kit/errors/problem';
import type { BinLocation } from '../stock/domain/stock-rows';
import type { BinDoc } from './bin.schema';
import { LocationRepository } from './location.repository';

/** The codes of a bin. */
export function binRefOf(bin: BinDoc): BinRef {
  return {
    binId: bin._id,
    binCode: bin.code,
    zoneId: bin.zoneId,
    zoneCode: bin.zoneCode,
    warehouseId: bin.warehouseId,
    warehouseCode: bin.warehouseCode,
  };
}

/** The bin as an end of a move. */
export function binLocationOf(bin: BinDoc): BinLocation {
  return { kind: 'bin', warehouseId: bin.warehouseId, zoneId: bin.zoneId, binId: bin._id };
}

/** Looks bins up by their ids, for documents that name them. */
@Injectable()
export class LocationDirectory {
  constructor(private readonly locations: LocationRepository) {}

  /** Codes of bins; a bin that was removed keeps its id as code. */
  async binRefs(ids: readonly string[]): Promise<(id: string) => BinRef> {
    const bins = await this.locations.findBins([...new Set(ids)]);
    const refs = new Map(bins.map((bin) => [bin._id, binRefOf(bin)]));
    return (id) =>
      refs.get(id) ?? {
        binId: id,
        binCode: id,
        zoneId: '',
        zoneCode: '',
        warehouseId: '',
        warehouseCode: '',
      };
  }

  /** Active bins of a document's lines, null for one that needs none. Throws 400 naming the lines whose bin is unknown or closed. */
  async requireBins(
    ids: readonly (string | null)[],
    path: string,
  ): Promise<(id: string) => BinDoc> {
    const named = ids.filter((id) => id !== null);
    const found = named.length > 0 ? await this.locations.findBins([...new Set(named)]) : [];
    const bins = new Map(found.filter((bin) => bin.active).map((bin) => [bin._id, bin]));
    const errors = ids.flatMap((id, index) =>
      id === null || bins.has(id)
        ? []
        : [
            {
              path: `lines.${index}.${path}`,
              code: 'unknown_bin',
              message: 'Unknown or inactive bin',
            },
          ],
    );
    if (errors.length > 0) throw problem.validation(errors);
    return (id) => {
      const bin = bins.get(id);
      if (!bin) throw problem.notFound('Bin');
      return bin;
    };
  }
}
