import { pickedLines, allPicked } from '../../shipment/pick-progress';
import type { NewCommand } from '../queue/queued-command';
import type { CountTask, MoveTask, PickTask, ReceiveTask, Task, TaskLine } from './task';

const lotOf = (lot: string) => lot.trim() || null;
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const placed = ({ product, bin, lot }: TaskLine) => ({
  ...{ productId: product.productId, binId: bin.binId, lot: lotOf(lot) },
});

/** What a task sends to the server; null while something is missing. */
export function commandOf(task: Task): NewCommand | null {
  switch (task.kind) {
    case 'receive':
      return receiveCommand(task);
    case 'pick':
      return pickCommand(task);
    case 'count':
      return countCommand(task);
    case 'move':
      return moveCommand(task);
    case 'look':
      return null;
  }
}

function receiveCommand(task: ReceiveTask): NewCommand | null {
  const { supplierId, warehouseId, purchaseOrderId, continuesDelivery } = task;
  const reference = task.reference.trim();
  const received = task.lines.filter(({ quantity }) => quantity > 0);
  if (received.length === 0 || reference === '') return null;
  const lines = received.map((line) => ({
    ...placed(line),
    quantity: line.quantity,
    ...(line.serials && { serials: line.serials }),
  }));
  const head = { supplierId, warehouseId, purchaseOrderId, reference, continuesDelivery };
  const pieces = sum(task.lines.map(({ quantity }) => quantity));
  const requests = [{ path: 'goods-receipts', body: { ...head, lines } }];
  return { kind: 'receive', label: task.number, pieces, requests, task };
}

function pickCommand(task: PickTask): NewCommand | null {
  const { order, picked, serials = [] } = task;
  const pieces = sum(picked);
  if (pieces === 0) return null;
  const named = serials.some((numbers) => numbers.length > 0);
  const [carrier, trackingNumber] = [task.carrier.trim(), task.tracking.trim()];
  const body = {
    ...(carrier && { carrier }),
    ...(trackingNumber && { trackingNumber }),
    ...((named || !allPicked(order.lines, picked)) && {
      lines: pickedLines(order.lines, picked, serials),
    }),
  };
  const requests = [{ path: `orders/${order.orderId}/shipment`, body }];
  return { kind: 'pick', label: order.orderNumber, pieces, requests, task };
}

function countCommand(task: CountTask): NewCommand | null {
  if (task.lines.length === 0) return null;
  const counts = task.lines.map((line) => ({ ...placed(line), counted: line.quantity }));
  const pieces = sum(task.lines.map(({ quantity }) => quantity));
  const requests = [{ path: `stocktakes/${task.stocktakeId}/counts`, body: { counts } }];
  return { kind: 'count', label: task.number, pieces, requests, task };
}

/** A move is a transfer that is planned, dispatched and received in one go. */
function moveCommand(task: MoveTask): NewCommand | null {
  const { product, from, to, quantity, serials } = task;
  if (!product || !from || !to || quantity === 0) return null;
  const goods = { productId: product.productId, lot: lotOf(task.lot), quantity };
  const line = { ...goods, ...(serials && { serials }) };
  const requests = [
    { path: 'transfers', body: { lines: [{ ...line, fromBinId: from.binId, toBinId: to.binId }] } },
    { path: 'transfers/{id}/dispatch', body: {} },
    { path: 'transfers/{id}/receipts', body: { lines: [{ line: 0, received: quantity }] } },
  ];
  return { kind: 'move', label: product.sku, pieces: quantity, requests, task };
}
