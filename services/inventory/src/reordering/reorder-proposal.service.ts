import { Injectable } from '@nestjs/common';
import { hasPermission } from '@solar/contracts/common/permissions';
import type { CreatePurchaseOrder } from '@solar/contracts/inventory/purchase-orders';
import type {
  CreateProposedOrders,
  ProposedOrders,
  ReorderLine,
  ReorderOffer,
  ReorderProposal,
} from '@solar/contracts/inventory/reordering';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { LocationRepository } from '../locations/location.repository';
import { ProductDirectory } from '../products/product-directory';
import { PurchaseOrderService } from '../purchase-orders/purchase-order.service';
import { actorOf } from '../stock/actor';
import { SupplierRepository } from '../suppliers/supplier.repository';
import type { SupplierDoc } from '../suppliers/supplier.schema';
import { neededPieces, orderQuantity } from './order-quantity';
import { ReorderRuleService } from './reorder-rule.service';
import { StockPositionRepository } from './stock-position.repository';
import { SupplierProductRepository } from './supplier-product.repository';
import type { SupplierProductDoc } from './supplier-product.schema';

/** Lines that a proposal shows; the others follow once these are ordered. */
const LINES_MAX = 500;
const DAY_MS = 86_400_000;

/** The preferred supplier first, then who delivers soonest. */
function byPreference(a: SupplierProductDoc, b: SupplierProductDoc): number {
  return (
    Number(b.preferred) - Number(a.preferred) ||
    a.leadTimeDays - b.leadTimeDays ||
    (a._id < b._id ? -1 : 1)
  );
}

/** What should be ordered, and the draft orders that become of it. */
@Injectable()
export class ReorderProposalService {
  constructor(
    private readonly rules: ReorderRuleService,
    private readonly positions: StockPositionRepository,
    private readonly supplierProducts: SupplierProductRepository,
    private readonly suppliers: SupplierRepository,
    private readonly locations: LocationRepository,
    private readonly products: ProductDirectory,
    private readonly orders: PurchaseOrderService,
  ) {}

  /** Products at or below their reorder point, less what is on its way. */
  async propose(warehouseId: string | undefined, user: Principal): Promise<ReorderProposal> {
    const rules = await this.rules.in(warehouseId);
    const positionOf = await this.positions.of([...new Set(rules.map((rule) => rule.productId))]);
    const due = rules
      .map((rule) => ({ ...rule, ...positionOf(rule.productId, rule.warehouseId) }))
      .map((row) => ({ ...row, needed: neededPieces(row) }))
      .filter(({ needed }) => needed > 0);
    const productIds = [...new Set(due.map(({ productId }) => productId))];
    const offersOf = await this.offers(productIds, user);
    const productOf = await this.products.refs(productIds);
    const warehouses = await this.locations.findWarehouses(due.map((row) => row.warehouseId));
    const items = due.flatMap((row): ReorderLine[] => {
      const warehouse = warehouses.find(({ _id, active }) => active && _id === row.warehouseId);
      if (!warehouse) return [];
      const { onHand, allocated, incoming, reorderPoint, target, needed } = row;
      return [
        {
          product: productOf(row.productId),
          warehouse: { id: warehouse._id, code: warehouse.code, name: warehouse.name },
          ...{ onHand, allocated, incoming, reorderPoint, target, needed },
          offers: offersOf(row.productId, needed),
        },
      ];
    });
    return { items: items.sort(bySupplierAndSku).slice(0, LINES_MAX) };
  }

  /** Drafts purchase orders at the terms of the suppliers, all or none. Throws 400 naming lines that the supplier does not deliver so. */
  async order({ orders }: CreateProposedOrders, user: Principal): Promise<ProposedOrders> {
    const ids = orders.flatMap(({ lines }) => lines.map(({ productId }) => productId));
    const known = await this.supplierProducts.ofProducts([...new Set(ids)]);
    const termsOf = (supplierId: string, productId: string) =>
      known.find((one) => one.supplierId === supplierId && one.productId === productId);
    const errors: { path: string; code: string; message: string }[] = [];
    const drafts = orders.map(({ supplierId, warehouseId, lines }, index): CreatePurchaseOrder => {
      const priced = lines.map(({ productId, quantity }, at) => {
        const terms = termsOf(supplierId, productId);
        const path = `orders.${index}.lines.${at}`;
        if (!terms) {
          const message = 'The supplier does not deliver this product';
          errors.push({ path: `${path}.productId`, code: 'unknown_supplier_product', message });
        } else if (orderQuantity(quantity, terms) !== quantity) {
          const message = `In packs of ${terms.packSize}, at least ${terms.minimumOrder}`;
          errors.push({ path: `${path}.quantity`, code: 'not_in_packs', message });
        }
        return { line: { productId, quantity, unitCost: terms?.unitCost ?? null }, terms };
      });
      const leadTime = Math.max(0, ...priced.map(({ terms }) => terms?.leadTimeDays ?? 0));
      return {
        ...{ supplierId, warehouseId, lines: priced.map(({ line }) => line) },
        ...{ reference: '', shippingMethod: '', shippingCost: null, notes: '' },
        deliveryDate: new Date(Date.now() + leadTime * DAY_MS).toISOString().slice(0, 10),
      };
    });
    if (errors.length > 0) throw problem.validation(errors);
    const created = await this.orders.createAll(drafts, actorOf(user));
    return { items: created.map(({ id, number }) => ({ id, number })) };
  }

  private async offers(
    productIds: readonly string[],
    user: Principal,
  ): Promise<(productId: string, needed: number) => ReorderOffer[]> {
    const docs = (await this.supplierProducts.ofProducts(productIds)).sort(byPreference);
    const supplierIds = [...new Set(docs.map(({ supplierId }) => supplierId))];
    const suppliers = new Map<string, SupplierDoc>(
      (await this.suppliers.findMany(supplierIds)).map((doc) => [doc._id, doc]),
    );
    const seesCosts = hasPermission(user, 'catalog.costs.read');
    return (productId, needed) =>
      docs
        .filter((doc) => doc.productId === productId)
        .flatMap((doc) => {
          const supplier = suppliers.get(doc.supplierId);
          if (!supplier?.active) return [];
          const { supplierSku, packSize, minimumOrder, leadTimeDays } = doc;
          return [
            {
              supplier: { id: supplier._id, code: supplier.code, name: supplier.name },
              ...{ supplierSku, packSize, minimumOrder, leadTimeDays },
              unitCost: seesCosts ? doc.unitCost : null,
              quantity: orderQuantity(needed, doc),
            },
          ];
        });
  }
}

/** Lines that nobody delivers stand at the end. */
function bySupplierAndSku(a: ReorderLine, b: ReorderLine): number {
  const key = ({ offers: [offer], warehouse, product }: ReorderLine) =>
    `${offer ? `0${offer.supplier.name}` : '1'}|${warehouse.code}|${product.sku}`;
  return key(a).localeCompare(key(b));
}
