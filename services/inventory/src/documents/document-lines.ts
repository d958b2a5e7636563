import { Injectable } from '@nestjs/common';
import type { BinRef, ProductRef } from '@solar/contracts/inventory/fields';
import { binLocationOf, LocationDirectory } from '../locations/location-directory';
import { ProductDirectory } from '../products/product-directory';
import type { BinLocation } from '../stock/domain/stock-rows';
import type { StoredLine } from './stored-line';

interface InputLine {
  productId: string;
  binId: string;
  lot: string | null;
  quantity: number;
  expiresOn?: string | null;
  serials?: string[] | undefined;
}

interface LineView {
  product: ProductRef;
  bin: BinRef;
  lot: string | null;
  quantity: number;
  expiresOn: string | null;
  serials?: string[];
}

/** The bin of a stored line as an end of a move. */
export function binOfLine(line: StoredLine): BinLocation {
  const { warehouseId, zoneId, binId } = line;
  return { kind: 'bin', warehouseId, zoneId, binId };
}

/** Checks lines that name products and bins, and shows stored ones with their names. */
@Injectable()
export class DocumentLines {
  constructor(
    private readonly products: ProductDirectory,
    private readonly locations: LocationDirectory,
  ) {}

  /** Lines ready to be stored and posted. Throws 400 naming every line with an unknown product or bin. */
  async accept(lines: readonly InputLine[]): Promise<StoredLine[]> {
    await this.products.requireProducts(lines.map((line) => line.productId));
    const binOf = await this.locations.requireBins(
      lines.map((line) => line.binId),
      'binId',
    );
    return lines.map(({ productId, binId, lot, quantity, expiresOn, serials }) => {
      const { warehouseId, zoneId } = binLocationOf(binOf(binId));
      const dated = expiresOn ? { expiresOn } : {};
      const named = serials?.length ? { serials } : {};
      const place = { warehouseId, zoneId, binId };
      return { productId, ...place, lot: lot ?? '', quantity, ...dated, ...named };
    });
  }

  /** A function that shows lines of these documents. */
  async presenter(lines: readonly StoredLine[]): Promise<(line: StoredLine) => LineView> {
    const productOf = await this.products.refs(lines.map((line) => line.productId));
    const binOf = await this.locations.binRefs(lines.map((line) => line.binId));
    return (line) => ({
      product: productOf(line.productId),
      bin: binOf(line.binId),
      lot: line.lot || null,
      quantity: line.quantity,
      expiresOn: line.expiresOn ?? null,
      ...(line.serials && { serials: line.serials }),
    });
  }
}
