import type { BinRef, ProductRef } from '@solar/contracts/inventory/fields';
import { wantingLine } from '../../shipment/pick-progress';
import { asking, awaitPicked, awaitSerials, keepsSerials, moveOf } from './serial-step';
import type { CountTask, MoveTask, PickTask, ReceiveTask, Task, TaskLine } from './task';

/** What a scan of goods or a place does: the task after it with a word about it, or why it does nothing. */
export type Step =
  | { task: Task; said: string; values: Record<string, string> }
  | { refused: string; values: Record<string, string> };

type Scanned = { kind: 'bin'; bin: BinRef } | { kind: 'product'; product: ProductRef };

/** Takes a bin or a product into a task. */
export function scanStep(task: Task, scanned: Scanned): Step {
  return scanned.kind === 'bin' ? binStep(task, scanned.bin) : productStep(task, scanned.product);
}

function binStep(task: Task, bin: BinRef): Step {
  const values = { bin: bin.binCode };
  switch (task.kind) {
    case 'look':
      return { task: { kind: 'look', product: null, bin }, said: 'scanning.seen', values };
    case 'move':
      return moveBin(task, bin);
    case 'pick': {
      const wanted = task.order.lines.some((line) => line.bin.binId === bin.binId);
      if (!wanted) return { refused: 'shipment.nothingInBin', values };
      return { task: { ...task, bin, naming: null }, said: 'scan.binOpen', values };
    }
    case 'receive':
      if (bin.warehouseId !== task.warehouseId) return { refused: 'scan.otherWarehouse', values };
      return { task: { ...task, bin, naming: false }, said: 'scan.binOpen', values };
    case 'count':
      if (bin.warehouseId !== task.warehouseId) return { refused: 'scan.otherWarehouse', values };
      return { task: { ...task, bin }, said: 'scan.binOpen', values };
  }
}

function moveBin(task: MoveTask, bin: BinRef): Step {
  const values = { bin: bin.binCode };
  if (task.from === null) return { task: { ...task, from: bin }, said: 'scanning.from', values };
  if (task.from.binId === bin.binId) return { refused: 'scanning.sameBin', values };
  return { task: { ...task, to: bin }, said: 'scanning.to', values };
}

function productStep(task: Task, product: ProductRef): Step {
  const values = { sku: product.sku };
  switch (task.kind) {
    case 'look':
      return { task: { kind: 'look', product, bin: null }, said: 'scanning.seen', values };
    case 'move':
      return moveProduct(task, product);
    case 'pick':
      return pickProduct(task, product);
    case 'receive': {
      const ordered = task.expected.some((one) => one.product.productId === product.productId);
      if (!ordered) return { refused: 'scanning.notOrdered', values };
      if (keepsSerials(task, product)) return awaitSerials(task, product);
      return addPiece({ ...task, naming: false }, product);
    }
    case 'count':
      return addPiece(task, product);
  }
}

function moveProduct(task: MoveTask, product: ProductRef): Step {
  const values = { sku: product.sku };
  if (task.product === null) {
    const begun = { ...moveOf(product, task.from), to: task.to };
    if (begun.serials) return { task: begun, ...asking(product) };
    return { task: begun, said: 'shipment.pieceOf', values };
  }
  if (task.product.productId !== product.productId)
    return { refused: 'scanning.otherProduct', values };
  if (task.serials) return { task: { ...task, naming: true }, ...asking(product) };
  const quantity = task.quantity + 1;
  return { task: { ...task, quantity }, said: 'shipment.pieceOf', values };
}

function pickProduct(task: PickTask, product: ProductRef): Step {
  const values = { sku: product.sku };
  const { order, bin, picked } = task;
  const index = wantingLine(order.lines, picked, product.productId, bin?.binId ?? null);
  if (index === -1) return { refused: 'shipment.notWanted', values };
  if (order.lines[index]?.product.serialCapture) return awaitPicked(task, index);
  const next = picked.with(index, (picked[index] ?? 0) + 1);
  return { task: { ...task, picked: next, naming: null }, said: 'shipment.pieceOf', values };
}

function addPiece(task: ReceiveTask | CountTask, product: ProductRef): Step {
  const { bin } = task;
  if (!bin) return { refused: 'scan.binFirst', values: {} };
  const values = { sku: product.sku, bin: bin.binCode };
  const index = task.lines.findLastIndex(
    (line) => line.product.productId === product.productId && line.bin.binId === bin.binId,
  );
  const known = task.lines[index];
  const line: TaskLine = known
    ? { ...known, quantity: known.quantity + 1 }
    : { product, bin, lot: '', quantity: 1 };
  // The line that was scanned last stands first, next to the thumb.
  const lines = [line, ...task.lines.filter((_, at) => at !== index)];
  return { task: { ...task, lines }, said: 'scan.pieceAdded', values };
}
