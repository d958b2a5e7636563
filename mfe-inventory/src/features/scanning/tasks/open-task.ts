import type { Page } from '@solar/contracts/common/pagination';
import type { OrderStock } from '@solar/contracts/inventory/order-inventory';
import type { PurchaseOrder, Receivable } from '@solar/contracts/inventory/purchase-orders';
import type { ScanMatch } from '@solar/contracts/inventory/stock-levels';
import { isStocktakeOpen } from '@solar/contracts/inventory/states';
import type { Stocktake } from '@solar/contracts/inventory/stocktakes';
import { readInventory } from '../../../api/inventory-api';
import { nothingPicked } from '../../shipment/pick-progress';
import type { Task } from './task';

type Paper = Extract<ScanMatch, { kind: 'order' | 'document' }>;

/** The task that a scanned order or document begins; null for one that is only to be looked at. */
export async function openTask(match: Paper): Promise<Task | null> {
  if (match.kind === 'order') return pickTask(match.order.orderId);
  const { type, id } = match.document;
  if (type === 'purchaseOrder') return receiveTask(id);
  return type === 'stocktake' ? countTask(id) : null;
}

async function pickTask(orderId: string): Promise<Task | null> {
  const order = await readInventory<OrderStock>(`orders/${orderId}`);
  if (order.status !== 'allocated' || order.lines.length === 0) return null;
  const picked = [...nothingPicked(order.lines)];
  return { kind: 'pick', order, bin: null, picked, carrier: '', tracking: '' };
}

async function receiveTask(id: string): Promise<Task | null> {
  const [order, { lines }] = await Promise.all([
    readInventory<PurchaseOrder>(`purchase-orders/${id}`),
    readInventory<Receivable>(`purchase-orders/${id}/receivable`),
  ]);
  const expected = lines
    .filter(({ allowed }) => allowed > 0)
    .map(({ product, open }) => ({ product, open }));
  if (order.status !== 'approved' || expected.length === 0) return null;
  return {
    ...{ kind: 'receive', purchaseOrderId: id, number: order.number, expected, lines: [] },
    ...{ supplierId: order.supplier.id, warehouseId: order.warehouse.id },
    ...{ reference: '', continuesDelivery: false, bin: null },
  };
}

async function countTask(id: string): Promise<Task | null> {
  const { status, number, warehouse } = await readInventory<Stocktake>(`stocktakes/${id}`);
  if (!isStocktakeOpen(status)) return null;
  return {
    ...{ kind: 'count', stocktakeId: id, number, warehouseId: warehouse.id },
    ...{ bin: null, lines: [] },
  };
}

/** A page of a list, for the code book. */
export const readPage = <T>(path: string, page: number) =>
  readInventory<Page<T>>(path, { page, pageSize: 100 });
