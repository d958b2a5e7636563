import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import { demoProductId, demoProductSlug, demoUserId } from '@solar/contracts/common/demo-ids';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import type { Model } from 'mongoose';
import { LocationRepository } from '../locations/location.repository';
import { LocationService } from '../locations/location.service';
import { PurchaseOrderService } from '../purchase-orders/purchase-order.service';
import { ReceiptService } from '../receipts/receipt.service';
import type { ReorderRuleDoc } from '../reordering/reorder-rule.schema';
import type { SupplierProductDoc } from '../reordering/supplier-product.schema';
import { newId } from '@solar/service-kit/mongo/new-id';
import { searchTermsOf } from '@solar/service-kit/mongo/search-terms';
import type { ProductStockDoc } from '../stock/product-stock.schema';
import { SupplierService } from '../suppliers/supplier.service';
import { ProblemException } from '@solar/service-kit/errors/problem';
import { dateBack } from './demo-dates';
import type { DemoProduct, DemoWarehouseCode } from './demo-stock';
import {
  binCodes,
  DELIVERED_DAYS_AGO,
  DEMO_DELIVERIES,
  demoDelivery,
  DEMO_SUPPLIERS,
  DEMO_WAREHOUSES,
  DEMO_ZONES,
  demoBin,
  demoQuantity,
  demoUnitCost,
  rangeOf,
  SUPPLIER_OF_ZONE,
  zoneOf,
} from './demo-stock';

const ACTOR = { id: demoUserId('warehouse'), name: 'Waleed Saif' };
const LOT = 'L2026-09';
const DAY_MS = 86_400_000;
const LOT_LASTS_DAYS = 75;
const dayAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const LEAD_TIME_DAYS = 14;
const ANYWHERE = { strict: false } as const;
const ALL = { page: 1, pageSize: 100 } as const;

async function readProducts(): Promise<DemoProduct[]> {
  const file = join(__dirname, '../../demo/products.json');
  return JSON.parse(await readFile(file, 'utf8')) as DemoProduct[];
}

/** Rows of the products until the catalogue's own messages come. */
async function addProducts(
  app: INestApplicationContext,
  products: readonly DemoProduct[],
): Promise<void> {
  const model = app.get<Model<ProductStockDoc>>(getModelToken('ProductStock'), { strict: false });
  await model.bulkWrite(
    products.map(({ sku, brand, name, category }) => ({
      updateOne: {
        filter: { _id: demoProductId(sku) },
        update: {
          $setOnInsert: {
            ...{ sku, brand, name, categorySlug: category, active: true },
            searchTerms: searchTermsOf([sku, name, brand]),
            slug: demoProductSlug(brand, name),
            lowStockAt: rangeOf(category).lowAt,
          },
        },
        upsert: true,
      },
    })),
  );
}

async function addPlaces(locations: LocationService): Promise<Map<string, string>> {
  const warehouses = await locations.listWarehouses(ALL);
  const ids = new Map(warehouses.items.map(({ code, id }) => [code, id]));
  for (const warehouse of DEMO_WAREHOUSES) {
    if (ids.has(warehouse.code)) continue;
    const { id: warehouseId } = await locations.createWarehouse({ ...warehouse, active: true });
    ids.set(warehouse.code, warehouseId);
    for (const zone of DEMO_ZONES) {
      const { code, name, capacity } = zone;
      const common = { description: '', active: true };
      const { id: zoneId } = await locations.createZone({ code, name, warehouseId, ...common });
      for (const bin of binCodes(warehouse.code, zone)) {
        await locations.createBin({
          ...common,
          ...{ code: bin, name: bin, zoneId, maxCapacity: capacity },
        });
      }
    }
  }
  return ids;
}

async function addSuppliers(suppliers: SupplierService): Promise<Map<string, string>> {
  const existing = await suppliers.list(ALL);
  const ids = new Map(existing.items.map(({ code, id }) => [code, id]));
  for (const supplier of DEMO_SUPPLIERS) {
    if (ids.has(supplier.code)) continue;
    const { id } = await suppliers.create({
      ...supplier,
      ...{ contactName: '', phone: '', website: '', address: '', notes: '', active: true },
      email: `orders@${supplier.code.toLowerCase()}.example`,
    });
    ids.set(supplier.code, id);
  }
  return ids;
}

function required(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`Demo data lacks ${key}`);
  return id;
}

const referenceOf = (place: string) => `DEMO-${place}`;

function daysSince(place: string): number {
  const days = DELIVERED_DAYS_AGO[place];
  if (days === undefined) throw new Error(`Demo data lacks a date for ${place}`);
  return days;
}

/** Posts the first stock of one zone of a warehouse; a delivery note that was posted before is skipped. */
async function receiveZone(
  app: INestApplicationContext,
  products: readonly DemoProduct[],
  place: { warehouse: DemoWarehouseCode; zoneCode: string },
  ids: { warehouses: ReadonlyMap<string, string>; suppliers: ReadonlyMap<string, string> },
): Promise<number> {
  const locations = app.get(LocationRepository, { strict: false });
  const lines = [];
  for (const [index, product] of products.entries()) {
    if (zoneOf(product.category).code !== place.zoneCode) continue;
    const quantity = demoQuantity(product, index, place.warehouse);
    const bin = await locations.findBinByCode(demoBin(product, index, place.warehouse));
    if (quantity === 0 || !bin) continue;
    const lot = product.category === 'storage-batteries' ? LOT : null;
    // The other warehouse has the same lot: it takes the date from here.
    const expiresOn = lot && place.warehouse === 'DXB' ? dayAhead(LOT_LASTS_DAYS) : null;
    lines.push({ productId: demoProductId(product.sku), binId: bin._id, lot, quantity, expiresOn });
  }
  try {
    await app.get(ReceiptService, { strict: false }).create(
      {
        supplierId: required(
          ids.suppliers,
          required(new Map(Object.entries(SUPPLIER_OF_ZONE)), place.zoneCode),
        ),
        warehouseId: required(ids.warehouses, place.warehouse),
        purchaseOrderId: null,
        reference: referenceOf(`${place.warehouse}-${place.zoneCode}`),
        continuesDelivery: false,
        notes: 'Opening stock',
        lines,
      },
      ACTOR,
    );
    return 1;
  } catch (error) {
    if (error instanceof ProblemException && error.code === 'receipt.duplicate') return 0;
    throw error;
  }
}

/** The terms of the supplier of each product, and a reorder point for the central warehouse; what is there already stays. */
async function addTerms(
  app: INestApplicationContext,
  products: readonly DemoProduct[],
  ids: { warehouses: ReadonlyMap<string, string>; suppliers: ReadonlyMap<string, string> },
): Promise<void> {
  const terms = app.get<Model<SupplierProductDoc>>(getModelToken('SupplierProduct'), ANYWHERE);
  const rules = app.get<Model<ReorderRuleDoc>>(getModelToken('ReorderRule'), ANYWHERE);
  const warehouseId = required(ids.warehouses, 'DXB');
  const suppliers = new Map(Object.entries(SUPPLIER_OF_ZONE));
  const rows = products.map((product) => {
    const { sku, category } = product;
    const cost = { amount: demoUnitCost(product), currency: 'USD' };
    const supplierId = required(ids.suppliers, required(suppliers, zoneOf(category).code));
    return { sku, productId: demoProductId(sku), supplierId, cost, low: rangeOf(category).lowAt };
  });
  await terms.bulkWrite(
    rows.map(({ sku, productId, supplierId, cost, low }) => ({
      updateOne: {
        filter: { productId, supplierId },
        update: {
          $setOnInsert: {
            ...{ _id: newId(INVENTORY_ID_PREFIX.supplierProduct), supplierSku: `S-${sku}` },
            ...{ unitCost: cost, packSize: 4, minimumOrder: Math.ceil(low / 2) },
            ...{ leadTimeDays: LEAD_TIME_DAYS, preferred: true },
          },
        },
        upsert: true,
      },
    })),
  );
  await rules.bulkWrite(
    rows.map(({ productId, low }) => ({
      updateOne: {
        filter: { _id: `${productId}|${warehouseId}` },
        update: { $setOnInsert: { productId, warehouseId, reorderPoint: low, target: low * 4 } },
        upsert: true,
      },
    })),
  );
}

/** Approved purchase orders that are still on their way; one that was made before is left alone. */
async function orderMore(
  app: INestApplicationContext,
  products: readonly DemoProduct[],
  ids: { warehouses: ReadonlyMap<string, string>; suppliers: ReadonlyMap<string, string> },
): Promise<void> {
  const orders = app.get(PurchaseOrderService, { strict: false });
  const made = await orders.list({ ...ALL, status: 'approved' });
  for (const { zone, warehouse, inDays } of DEMO_DELIVERIES) {
    const reference = referenceOf(`ORDER-${zone}`);
    if (made.items.some((order) => order.reference === reference)) continue;
    const lines = demoDelivery(products, zone).map(({ product, quantity }) => ({
      ...{ productId: demoProductId(product.sku), quantity },
      unitCost: { amount: demoUnitCost(product), currency: 'USD' },
    }));
    const { id } = await orders.create(
      {
        supplierId: required(
          ids.suppliers,
          required(new Map(Object.entries(SUPPLIER_OF_ZONE)), zone),
        ),
        warehouseId: required(ids.warehouses, warehouse),
        reference,
        deliveryDate: dayAhead(inDays),
        ...{ shippingMethod: '', shippingCost: null, notes: 'On its way', lines },
      },
      ACTOR,
    );
    await orders.changeStatus(id, 'pending');
    await orders.approve(id, ACTOR);
  }
}

/** Loads two warehouses and the stock of the demo catalogue; what is there already is left alone. */
export async function loadDemo(app: INestApplicationContext): Promise<number> {
  const products = await readProducts();
  await addProducts(app, products);
  const ids = {
    warehouses: await addPlaces(app.get(LocationService, { strict: false })),
    suppliers: await addSuppliers(app.get(SupplierService, { strict: false })),
  };
  // The first stock comes at the cost of these terms.
  await addTerms(app, products, ids);
  let receipts = 0;
  for (const { code: warehouse } of DEMO_WAREHOUSES) {
    for (const { code: zoneCode } of DEMO_ZONES) {
      const place = `${warehouse}-${zoneCode}`;
      const posted = await receiveZone(app, products, { warehouse, zoneCode }, ids);
      if (posted > 0) await dateBack(app, referenceOf(place), daysSince(place));
      receipts += posted;
    }
  }
  await orderMore(app, products, ids);
  return receipts;
}
