import type { ProductRef } from '@solar/contracts/inventory/fields';
import { LINE_SERIALS_MAX, serialSchema } from '@solar/contracts/inventory/fields';
import type { Step } from './scan-step';
import type { MoveTask, PickTask, ReceiveTask, Task, TaskLine } from './task';

/** Whether pieces of a product are received by their serial numbers. */
export function keepsSerials(task: ReceiveTask, { productId, serialCapture }: ProductRef): boolean {
  const ordered = task.expected.find(({ product }) => product.productId === productId);
  return (serialCapture ?? ordered?.product.serialCapture) === 'at_receipt';
}

/** Waits for the serial numbers of a product's pieces in the open bin. */
export function awaitSerials(task: ReceiveTask, product: ProductRef): Step {
  const { bin } = task;
  if (!bin) return { refused: 'scan.binFirst', values: {} };
  const index = task.lines.findIndex(
    (line) => line.product.productId === product.productId && line.bin.binId === bin.binId,
  );
  const line: TaskLine = task.lines[index] ?? { product, bin, lot: '', quantity: 0, serials: [] };
  const lines = [line, ...task.lines.filter((_, at) => at !== index)];
  return { task: { ...task, lines, naming: true }, ...asking(product) };
}

/** Waits for the serial numbers of the pieces that are picked for a line. */
export function awaitPicked(task: PickTask, index: number): Step {
  const line = task.order.lines[index];
  if (!line) return { refused: 'shipment.notWanted', values: {} };
  return { task: { ...task, naming: index }, ...asking(line.product) };
}

/** A move of a product: in the bins its pieces are known by their numbers where those were taken down at receipt. */
export function moveOf(product: ProductRef | null, from: MoveTask['from']): MoveTask {
  const ends = { from, to: null };
  if (product?.serialCapture !== 'at_receipt')
    return { kind: 'move', product, lot: '', quantity: 1, ...ends };
  return { kind: 'move', product, lot: '', quantity: 0, ...ends, serials: [], naming: true };
}

/** What is said when numbers are asked for. */
export function asking({ sku }: ProductRef) {
  return { said: 'scanning.serialsNext', values: { sku } };
}

/** Takes a code that names nothing as the serial number of one more piece; null where none is waited for. */
export function serialStep(task: Task, code: string): Step | null {
  switch (task.kind) {
    case 'receive':
      return task.naming ? nameReceived(task, code) : null;
    case 'pick':
      return typeof task.naming === 'number' ? namePicked(task, task.naming, code) : null;
    case 'move':
      return task.naming && task.serials ? nameMoved(task, task.serials, code) : null;
    case 'count':
    case 'look':
      return null;
  }
}

type Refused = Extract<Step, { refused: string }>;

/** A new number beside those of the same product that are there. */
function newNumber(code: string, taken: readonly string[]): string | Refused {
  const { data: number } = serialSchema.safeParse(code);
  if (!number) return { refused: 'scanning.noSerial', values: { code } };
  if (taken.includes(number)) return { refused: 'serials.repeated', values: { number } };
  if (taken.length >= LINE_SERIALS_MAX) return { refused: 'scanning.serialsFull', values: {} };
  return number;
}

function added(task: Task, number: string, pieces: number): Step {
  return { task, said: 'scanning.serialAdded', values: { number, pieces: String(pieces) } };
}

function nameReceived(task: ReceiveTask, code: string): Step | null {
  const [line, ...others] = task.lines;
  if (!line) return null;
  const taken = task.lines
    .filter(({ product }) => product.productId === line.product.productId)
    .flatMap(({ serials = [] }) => serials);
  const number = newNumber(code, taken);
  if (typeof number !== 'string') return number;
  const named = withSerials(line, [...(line.serials ?? []), number]);
  return added({ ...task, lines: [named, ...others] }, number, named.quantity);
}

function namePicked(task: PickTask, index: number, code: string): Step | null {
  const { lines } = task.order;
  const line = lines[index];
  if (!line) return null;
  const taken = lines.flatMap(({ product }, at) =>
    product.productId === line.product.productId ? (task.serials?.[at] ?? []) : [],
  );
  const number = newNumber(code, taken);
  if (typeof number !== 'string') return number;
  const named = withPicked(task, index, [...(task.serials?.[index] ?? []), number]);
  const pieces = named.picked[index] ?? 0;
  return added({ ...named, naming: pieces < line.quantity ? index : null }, number, pieces);
}

function nameMoved(task: MoveTask, serials: readonly string[], code: string): Step {
  const number = newNumber(code, serials);
  if (typeof number !== 'string') return number;
  const named = [...serials, number];
  return added({ ...task, serials: named, quantity: named.length }, number, named.length);
}

/** A line has as many pieces as it has numbers. */
export function withSerials(line: TaskLine, serials: string[]): TaskLine {
  return { ...line, serials, quantity: serials.length };
}

/** As many pieces of a line are picked as have a number. */
export function withPicked(task: PickTask, index: number, serials: string[]): PickTask {
  const all = task.order.lines.map((_, at) => task.serials?.[at] ?? []);
  const picked = task.picked.with(index, serials.length);
  return { ...task, picked, serials: all.with(index, serials) };
}
