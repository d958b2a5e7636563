import type { BinRef, ProductRef } from '@solar/contracts/inventory/fields';
import { scanStep } from './scan-step';
import { serialStep } from './serial-step';
import {
  hasWork,
  IDLE,
  type CountTask,
  type MoveTask,
  type PickTask,
  type ReceiveTask,
  type Task,
} from './task';
import { commandOf } from './task-command';

const bin = (binId: string, warehouseId = 'whs_1'): BinRef => ({
  ...{ binId, binCode: binId, zoneId: '', zoneCode: '', warehouseId, warehouseCode: '' },
});
const product = (productId: string): ProductRef => ({
  ...{ productId, sku: productId, name: productId, brand: '' },
});
const receiving: ReceiveTask = {
  ...{ kind: 'receive', purchaseOrderId: 'pur_1', number: 'PO-1', supplierId: 'sup_1' },
  ...{ warehouseId: 'whs_1', reference: '', continuesDelivery: false, bin: null, lines: [] },
  expected: [{ product: product('panel'), open: 5 }],
};
const counting: CountTask = {
  ...{ kind: 'count', stocktakeId: 'stk_1', number: 'ST-1', warehouseId: 'whs_1' },
  ...{ bin: null, lines: [] },
};
const moving: MoveTask = {
  ...{ kind: 'move', product: null, lot: '', quantity: 1, from: null, to: null },
};

type Code = { bin: BinRef } | { product: ProductRef };

/** The task after scans, and what the last of them was refused with. */
function scan(task: Task, ...codes: Code[]) {
  let refused: string | null = null;
  for (const code of codes) {
    const step = scanStep(
      task,
      'bin' in code ? { kind: 'bin', ...code } : { kind: 'product', ...code },
    );
    refused = 'refused' in step ? step.refused : null;
    if ('task' in step) task = step.task;
  }
  return { task, refused };
}

it('receives pieces into the open bin, ordered products only, and needs a delivery note', () => {
  expect(scan(receiving, { product: product('panel') }).refused).toBe('scan.binFirst');
  expect(scan(receiving, { bin: bin('b', 'whs_2') }).refused).toBe('scan.otherWarehouse');
  expect(scan(receiving, { product: product('cable') }).refused).toBe('scanning.notOrdered');
  const scans = [{ bin: bin('b1') }, { product: product('panel') }, { product: product('panel') }];
  const { task } = scan(receiving, ...scans, { bin: bin('b2') }, { product: product('panel') });
  expect([hasWork(task), commandOf(task)]).toEqual([true, null]);
  const noted = task.kind === 'receive' ? { ...task, reference: ' DN-1 ' } : task;
  expect(commandOf(noted)).toMatchObject({
    pieces: 3,
    requests: [
      {
        path: 'goods-receipts',
        body: {
          ...{ reference: 'DN-1', purchaseOrderId: 'pur_1' },
          lines: [
            { productId: 'panel', binId: 'b2', lot: null, quantity: 1 },
            { productId: 'panel', binId: 'b1', lot: null, quantity: 2 },
          ],
        },
      },
    ],
  });
});

it('takes what is scanned after a product that keeps serial numbers as numbers of its pieces, each once', () => {
  const numbered = { ...product('panel'), serialCapture: 'at_receipt' as const };
  const opened = scan(receiving, { bin: bin('b1') }, { product: numbered }).task;
  expect(serialStep(receiving, 'S1')).toBeNull();
  expect(serialStep(counting, 'S1')).toBeNull();
  const named = ['s1', 'S2', 's2', 'no number', 'S3'].reduce(
    ({ task, refused }, code) => {
      const step = serialStep(task, code);
      if (!step) throw new Error('No number is waited for');
      return 'refused' in step
        ? { task, refused: [...refused, step.refused] }
        : { ...step, refused };
    },
    { task: opened, refused: [] as string[] },
  );
  expect(named.refused).toEqual(['serials.repeated', 'scanning.noSerial']);
  const elsewhere = scan(named.task, { bin: bin('b2') });
  expect(serialStep(elsewhere.task, 'S4')).toBeNull();
  const { task } = scan(elsewhere.task, { product: numbered });
  expect(serialStep(task, 'S1')).toMatchObject({ refused: 'serials.repeated' });
  const noted = task.kind === 'receive' ? { ...task, reference: 'DN-1' } : task;
  expect(commandOf(noted)).toMatchObject({
    pieces: 3,
    requests: [{ body: { lines: [{ binId: 'b1', quantity: 3, serials: ['S1', 'S2', 'S3'] }] } }],
  });
});

it('moves from the first bin to the second, one product at a time', () => {
  const from = { bin: bin('b1') };
  expect(scan(moving, from, from).refused).toBe('scanning.sameBin');
  const held = scan(moving, from, { product: product('panel') }, { product: product('panel') });
  expect(scan(held.task, { product: product('cable') }).refused).toBe('scanning.otherProduct');
  expect(commandOf(held.task)).toBeNull();
  const { task } = scan(held.task, { bin: bin('b2') });
  expect(commandOf(task)?.requests.map(({ path }) => path)).toEqual([
    'transfers',
    'transfers/{id}/dispatch',
    'transfers/{id}/receipts',
  ]);
  expect(commandOf(task)).toMatchObject({ label: 'panel', pieces: 2 });
});

/** The task after numbers, and what the last of them was refused with. */
function name(task: Task, ...codes: string[]) {
  let refused: string | null = null;
  for (const code of codes) {
    const step = serialStep(task, code);
    if (!step) throw new Error(`${code} is not waited for`);
    refused = 'refused' in step ? step.refused : null;
    if ('task' in step) task = step.task;
  }
  return { task, refused };
}

it('moves the pieces whose numbers were scanned, where the product keeps them in the warehouse', () => {
  const numbered = { ...product('panel'), serialCapture: 'at_receipt' as const };
  const held = scan(moving, { bin: bin('b1') }, { product: numbered });
  expect(name(held.task, 's1', 'S1').refused).toBe('serials.repeated');
  const { task } = scan(name(held.task, 's1', 'S2').task, { bin: bin('b2') });
  expect(commandOf(task)).toMatchObject({
    pieces: 2,
    requests: [
      { body: { lines: [{ quantity: 2, serials: ['S1', 'S2'], toBinId: 'b2' }] } },
      { path: 'transfers/{id}/dispatch' },
      { body: { lines: [{ line: 0, received: 2 }] } },
    ],
  });
  const unnamed = scan(held.task, { bin: bin('b2') }).task;
  expect(commandOf(unnamed)).toBeNull();
  const atShipment = { ...product('panel'), serialCapture: 'at_shipment' as const };
  const counted = scan(moving, { bin: bin('b1') }, { product: atShipment }).task;
  expect([serialStep(counted, 'S1'), hasWork(counted)]).toEqual([null, true]);
});

it('picks the pieces whose numbers were scanned, line by line, no more than the line wants', () => {
  const numbered = { ...product('panel'), serialCapture: 'at_shipment' as const };
  const line = { product: numbered, bin: bin('b1'), lot: null, quantity: 2, returned: 0 };
  const cable = { ...line, product: product('cable'), quantity: 1 };
  const order = {
    ...{ orderId: 'ord_1', orderNumber: 'AS-1', status: 'allocated' as const, pieces: 4 },
    ...{ trackingNumber: null, allocatedAt: '2026-11-01T08:00:00Z', shippedAt: null },
    lines: [line, { ...line, bin: bin('b2'), quantity: 1 }, cable],
  };
  const picking: PickTask = {
    ...{ kind: 'pick', order, bin: null, picked: [0, 0, 0], carrier: '', tracking: '' },
  };
  const first = name(scan(picking, { product: numbered }).task, 'S1', 'S2');
  expect(serialStep(first.task, 'S3')).toBeNull();
  const second = scan(first.task, { bin: bin('b2') }, { product: numbered });
  expect(name(second.task, 'S1').refused).toBe('serials.repeated');
  const { task } = scan(
    name(second.task, 'S3').task,
    { bin: bin('b1') },
    { product: cable.product },
  );
  expect(commandOf(task)).toMatchObject({
    pieces: 4,
    requests: [
      {
        path: 'orders/ord_1/shipment',
        body: {
          lines: [
            { binId: 'b1', quantity: 2, serials: ['S1', 'S2'] },
            { binId: 'b2', quantity: 1, serials: ['S3'] },
            { productId: 'cable', quantity: 1 },
          ],
        },
      },
    ],
  });
  expect(scan(task, { product: numbered }).refused).toBe('shipment.notWanted');
});

it('counts what is in the open bin', () => {
  const { task } = scan(counting, { bin: bin('b1') }, { product: product('cable') });
  expect(commandOf(task)?.requests).toEqual([
    {
      path: 'stocktakes/stk_1/counts',
      body: { counts: [{ productId: 'cable', binId: 'b1', lot: null, counted: 1 }] },
    },
  ]);
});

it('shows what is scanned with nothing in hand', () => {
  const { task } = scan(IDLE, { bin: bin('b1') }, { product: product('cable') });
  expect(task).toEqual({ kind: 'look', bin: null, product: product('cable') });
  expect([hasWork(task), commandOf(task)]).toEqual([false, null]);
});
