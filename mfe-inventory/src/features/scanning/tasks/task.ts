import { binRefSchema, productRefSchema } from '@solar/contracts/inventory/fields';
import { orderStockSchema } from '@solar/contracts/inventory/order-inventory';
import { z } from 'zod';

const lineSchema = z.object({
  product: productRefSchema,
  bin: binRefSchema,
  lot: z.string(),
  quantity: z.number().int(),
  /** Of its pieces, as many as there are; absent where the product keeps none. */
  serials: z.array(z.string()).optional(),
});
/** Pieces of a product in a bin that were received or counted. */
export type TaskLine = z.infer<typeof lineSchema>;

const receiveSchema = z.object({
  kind: z.literal('receive'),
  purchaseOrderId: z.string(),
  number: z.string(),
  supplierId: z.string(),
  warehouseId: z.string(),
  /** Number of the supplier's delivery note. */
  reference: z.string(),
  continuesDelivery: z.boolean(),
  expected: z.array(z.object({ product: productRefSchema, open: z.number().int() })),
  bin: binRefSchema.nullable(),
  lines: z.array(lineSchema),
  /** What is scanned next and names nothing is a serial number of a piece of the first line. */
  naming: z.boolean().optional(),
});
export type ReceiveTask = z.infer<typeof receiveSchema>;

const pickSchema = z.object({
  kind: z.literal('pick'),
  order: orderStockSchema,
  bin: binRefSchema.nullable(),
  picked: z.array(z.number().int()),
  /** By line, the numbers of what is picked; absent where no product of the order keeps any. */
  serials: z.array(z.array(z.string())).optional(),
  /** The line of which the next codes that name nothing are serial numbers. */
  naming: z.number().int().nullable().optional(),
  carrier: z.string(),
  tracking: z.string(),
});
export type PickTask = z.infer<typeof pickSchema>;

const countSchema = z.object({
  kind: z.literal('count'),
  stocktakeId: z.string(),
  number: z.string(),
  warehouseId: z.string(),
  bin: binRefSchema.nullable(),
  lines: z.array(lineSchema),
});
export type CountTask = z.infer<typeof countSchema>;

const moveSchema = z.object({
  kind: z.literal('move'),
  product: productRefSchema.nullable(),
  lot: z.string(),
  quantity: z.number().int(),
  from: binRefSchema.nullable(),
  to: binRefSchema.nullable(),
  /** Of its pieces, as many as there are; absent where the product keeps none in the warehouse. */
  serials: z.array(z.string()).optional(),
  /** What is scanned next and names nothing is the number of one more piece. */
  naming: z.boolean().optional(),
});
export type MoveTask = z.infer<typeof moveSchema>;

const lookSchema = z.object({
  kind: z.literal('look'),
  product: productRefSchema.nullable(),
  bin: binRefSchema.nullable(),
});
export type LookTask = z.infer<typeof lookSchema>;

/** What somebody with a scanner is doing. It is kept whole, so that it goes on after a reload and without the network. */
export const taskSchema = z.discriminatedUnion('kind', [
  receiveSchema,
  pickSchema,
  countSchema,
  moveSchema,
  lookSchema,
]);
export type Task = z.infer<typeof taskSchema>;

/** Nothing in hand: what is scanned is shown. */
export const IDLE: LookTask = { kind: 'look', product: null, bin: null };

/** Whether leaving a task would lose work. */
export function hasWork(task: Task): boolean {
  switch (task.kind) {
    case 'receive':
    case 'count':
      return task.lines.length > 0;
    case 'pick':
      return task.picked.some((count) => count > 0);
    case 'move':
      return task.product !== null && task.from !== null;
    case 'look':
      return false;
  }
}

/** The id of the document that a task works on. */
export function documentOf(task: Task): string | null {
  if (task.kind === 'receive') return task.purchaseOrderId;
  if (task.kind === 'count') return task.stocktakeId;
  return task.kind === 'pick' ? task.order.orderId : null;
}
