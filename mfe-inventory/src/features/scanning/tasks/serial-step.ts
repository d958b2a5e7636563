import type { ProductRef } from '@solar/contracts/inventory/fields';
import { LINE_SERIALS_MAX, serialSchema } from '@solar/contracts/inventory/fields';
import type { Step } from './scan-step';
import type { ReceiveTask, Task, TaskLine } from './task';

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
  return {
    task: { ...task, lines, naming: true },
    said: 'scanning.serialsNext',
    values: { sku: product.sku },
  };
}

/** Takes a code that names nothing as the serial number of one more piece; null where none is waited for. */
export function serialStep(task: Task, code: string): Step | null {
  if (task.kind !== 'receive' || !task.naming) return null;
  const [line, ...others] = task.lines;
  if (!line) return null;
  const { data: number } = serialSchema.safeParse(code);
  if (!number) return { refused: 'scanning.noSerial', values: { code } };
  const taken = task.lines
    .filter(({ product }) => product.productId === line.product.productId)
    .flatMap(({ serials = [] }) => serials);
  if (taken.includes(number)) return { refused: 'serials.repeated', values: { number } };
  if (taken.length >= LINE_SERIALS_MAX) return { refused: 'scanning.serialsFull', values: {} };
  const named = withSerials(line, [...(line.serials ?? []), number]);
  return {
    task: { ...task, lines: [named, ...others] },
    said: 'scanning.serialAdded',
    values: { number, pieces: String(named.quantity) },
  };
}

/** A line has as many pieces as it has numbers. */
export function withSerials(line: TaskLine, serials: string[]): TaskLine {
  return { ...line, serials, quantity: serials.length };
}
