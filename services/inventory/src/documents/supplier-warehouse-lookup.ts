import { Injectable } from '@nestjs/common';
import { problem } from '@solar/service-kit/errors/problem';
import { LocationRepository } from '../locations/location.repository';
import { SupplierRepository } from '../suppliers/supplier.repository';

interface Party {
  id: string;
  code: string;
  name: string;
}

interface Parties {
  supplier: Party;
  warehouse: Party;
}

type PartyIds = { supplierId: string; warehouseId: string };

function partyIn(docs: readonly { _id: string; code: string; name: string }[]) {
  const parties = new Map(docs.map(({ _id: id, code, name }) => [id, { id, code, name }]));
  return (id: string): Party => parties.get(id) ?? { id, code: id, name: id };
}

/** Suppliers and warehouses of documents. */
@Injectable()
export class SupplierWarehouseLookup {
  constructor(
    private readonly suppliers: SupplierRepository,
    private readonly locations: LocationRepository,
  ) {}

  /** Names of the suppliers and warehouses of these documents. */
  async load(docs: readonly PartyIds[]): Promise<(doc: PartyIds) => Parties> {
    const supplierOf = partyIn(
      await this.suppliers.findMany([...new Set(docs.map((doc) => doc.supplierId))]),
    );
    const warehouseOf = partyIn(
      await this.locations.findWarehouses([...new Set(docs.map((doc) => doc.warehouseId))]),
    );
    return (doc) => ({
      supplier: supplierOf(doc.supplierId),
      warehouse: warehouseOf(doc.warehouseId),
    });
  }

  /** Throws 400 when the supplier or the warehouse is unknown or inactive. */
  async requireParties({ supplierId, warehouseId }: PartyIds): Promise<void> {
    const supplier = await this.suppliers.find(supplierId);
    const warehouse = await this.locations.findWarehouse(warehouseId);
    const errors = [
      ...(supplier?.active ? [] : ['supplierId']),
      ...(warehouse?.active ? [] : ['warehouseId']),
    ].map((path) => ({ path, code: 'unknown', message: 'Unknown or inactive' }));
    if (errors.length > 0) throw problem.validation(errors);
  }
}
