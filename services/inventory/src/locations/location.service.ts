import { Injectable } from '@nestjs/common';
import { ID_PREFIX } from '@solar/contracts/common/ids';
import { warehouses } from '@solar/contracts/inventory/events';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import type {
  Bin,
  createBinSchema,
  createWarehouseSchema,
  createZoneSchema,
  LocationListQuery,
  updateBinSchema,
  updateWarehouseSchema,
  updateZoneSchema,
  Warehouse,
  Zone,
} from '@solar/contracts/inventory/locations';
import type { Page } from '@solar/contracts/common/pagination';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { lastValueEntry, Outbox } from '@solar/service-kit/messaging/outbox';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import type { BinDoc } from './bin.schema';
import { warehouseValueOf, type NamedWarehouse } from './warehouse-value';
import { LocationRepository } from './location.repository';
import type { WarehouseDoc } from './warehouse.schema';
import type { ZoneDoc } from './zone.schema';

type Place = 'warehouseId' | 'zoneId' | 'binId';

/** Warehouses, their zones and their bins. */
@Injectable()
export class LocationService {
  constructor(
    private readonly locations: LocationRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  async listWarehouses(query: LocationListQuery): Promise<Page<Warehouse>> {
    const [docs, total] = await this.locations.listWarehouses(query);
    return paged(await this.presentWarehouses(docs), total, query);
  }

  async listZones(query: LocationListQuery): Promise<Page<Zone>> {
    const [docs, total] = await this.locations.listZones(query);
    return paged(await this.presentZones(docs), total, query);
  }

  async listBins(query: LocationListQuery): Promise<Page<Bin>> {
    const [docs, total] = await this.locations.listBins(query);
    return paged(await this.presentBins(docs), total, query);
  }

  async getWarehouse(id: string): Promise<Warehouse> {
    return single(await this.presentWarehouses(present(await this.locations.findWarehouse(id))));
  }

  async getZone(id: string): Promise<Zone> {
    return single(await this.presentZones(present(await this.locations.findZone(id))));
  }

  async getBin(id: string): Promise<Bin> {
    return single(await this.presentBins(present(await this.locations.findBin(id))));
  }

  async createWarehouse(input: z.infer<typeof createWarehouseSchema>): Promise<Warehouse> {
    const id = newId(ID_PREFIX.warehouse);
    await this.write(async (session) => {
      await this.locations.insertWarehouse({ _id: id, ...input }, session);
      await this.announce({ _id: id, version: 0, ...input }, session);
    });
    return this.getWarehouse(id);
  }

  async createZone(input: z.infer<typeof createZoneSchema>): Promise<Zone> {
    const warehouse = await this.locations.findWarehouse(input.warehouseId);
    if (!warehouse) throw unknownParent('warehouseId');
    const id = newId(INVENTORY_ID_PREFIX.zone);
    const doc = { _id: id, ...input, warehouseCode: warehouse.code };
    await this.write((session) => this.locations.insertZone(doc, session));
    return this.getZone(id);
  }

  async createBin(input: z.infer<typeof createBinSchema>): Promise<Bin> {
    const zone = await this.locations.findZone(input.zoneId);
    if (!zone) throw unknownParent('zoneId');
    const id = newId(INVENTORY_ID_PREFIX.bin);
    const { code: zoneCode, warehouseId, warehouseCode } = zone;
    const doc = { _id: id, ...input, zoneCode, warehouseId, warehouseCode };
    await this.write((session) => this.locations.insertBin(doc, session));
    return this.getBin(id);
  }

  async updateWarehouse(
    id: string,
    edit: z.infer<typeof updateWarehouseSchema>,
  ): Promise<Warehouse> {
    const seen = required(await this.locations.findWarehouse(id));
    if (edit.active === false) await this.assertEmpty('warehouseId', id);
    await this.write(async (session) => {
      await this.locations.updateWarehouse(seen, edit, session);
      await this.announce({ ...seen, ...edit, version: seen.version + 1 }, session);
    });
    return this.getWarehouse(id);
  }

  async updateZone(id: string, edit: z.infer<typeof updateZoneSchema>): Promise<Zone> {
    const seen = required(await this.locations.findZone(id));
    if (edit.active === false) await this.assertEmpty('zoneId', id);
    await this.write((session) => this.locations.updateZone(seen, edit, session));
    return this.getZone(id);
  }

  async updateBin(id: string, edit: z.infer<typeof updateBinSchema>): Promise<Bin> {
    const seen = required(await this.locations.findBin(id));
    if (edit.active === false) await this.assertEmpty('binId', id);
    await this.write((session) => this.locations.updateBin(seen, edit, session));
    return this.getBin(id);
  }

  async removeWarehouse(id: string): Promise<void> {
    const seen = required(await this.locations.findWarehouse(id));
    const zones = await this.locations.countZones([id]);
    if (zones.has(id)) throw problem.conflict('location.not_empty', 'The warehouse has zones');
    await this.write(async (session) => {
      await this.locations.removeWarehouse(id, session);
      await this.announce({ ...seen, active: false, version: seen.version + 1 }, session);
    });
  }

  async removeZone(id: string): Promise<void> {
    required(await this.locations.findZone(id));
    const bins = await this.locations.countBins('zoneId', [id]);
    if (bins.has(id)) throw problem.conflict('location.not_empty', 'The zone has bins');
    await this.write((session) => this.locations.removeZone(id, session));
  }

  async removeBin(id: string): Promise<void> {
    required(await this.locations.findBin(id));
    if (await this.locations.wasUsed('binId', id)) {
      throw problem.conflict(
        'location.in_use',
        'Goods were in this bin, so the ledger names it; set it inactive instead',
      );
    }
    await this.write((session) => this.locations.removeBin(id, session));
  }

  private async assertEmpty(place: Place, id: string): Promise<void> {
    const pieces = (await this.locations.onHand(place, [id])).get(id) ?? 0;
    if (pieces > 0) {
      throw problem.conflict('location.not_empty', `There are still ${pieces} pieces in it`);
    }
  }

  private async announce(warehouse: NamedWarehouse, session: ClientSession): Promise<void> {
    await this.outbox.addMany(session, [lastValueEntry(warehouses, warehouseValueOf(warehouse))]);
  }

  private async write(work: (session: ClientSession) => Promise<void>): Promise<void> {
    try {
      await this.transactions.run(work);
    } catch (error) {
      if (!isDuplicateKey(error, 'code')) throw error;
      throw problem.conflict('code.taken', 'This code is taken', {
        errors: [{ path: 'code', code: 'code.taken', message: 'This code is taken' }],
      });
    }
  }

  private async presentWarehouses(docs: readonly WarehouseDoc[]): Promise<Warehouse[]> {
    const ids = docs.map((doc) => doc._id);
    const zones = await this.locations.countZones(ids);
    const bins = await this.locations.countBins('warehouseId', ids);
    const onHand = await this.locations.onHand('warehouseId', ids);
    return docs.map((doc) => ({
      ...common(doc),
      address: doc.address ?? '',
      zoneCount: zones.get(doc._id) ?? 0,
      binCount: bins.get(doc._id) ?? 0,
      onHand: onHand.get(doc._id) ?? 0,
    }));
  }

  private async presentZones(docs: readonly ZoneDoc[]): Promise<Zone[]> {
    const bins = await this.locations.countBins(
      'zoneId',
      docs.map((doc) => doc._id),
    );
    return docs.map((doc) => ({
      ...common(doc),
      warehouseId: doc.warehouseId,
      warehouseCode: doc.warehouseCode,
      binCount: bins.get(doc._id) ?? 0,
    }));
  }

  private async presentBins(docs: readonly BinDoc[]): Promise<Bin[]> {
    const onHand = await this.locations.onHand(
      'binId',
      docs.map((doc) => doc._id),
    );
    return docs.map((doc) => ({
      ...common(doc),
      maxCapacity: doc.maxCapacity,
      zoneId: doc.zoneId,
      zoneCode: doc.zoneCode,
      warehouseId: doc.warehouseId,
      warehouseCode: doc.warehouseCode,
      onHand: onHand.get(doc._id) ?? 0,
    }));
  }
}

function common(doc: WarehouseDoc | ZoneDoc | BinDoc) {
  const { _id: id, name, code, description, active } = doc;
  return { id, name, code, description, active };
}

function required<T>(doc: T | null): T {
  if (!doc) throw problem.notFound('Location');
  return doc;
}

function present<T>(doc: T | null): T[] {
  return [required(doc)];
}

function single<T>(items: readonly T[]): T {
  return required(items[0] ?? null);
}

function unknownParent(path: string) {
  return problem.validation([{ path, code: 'unknown', message: 'Does not exist' }]);
}
