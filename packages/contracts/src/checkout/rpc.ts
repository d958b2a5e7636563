import { z } from 'zod';
import { defineRpc } from '../common/envelope';
import { orderIdSchema } from '../common/ids';

/** The number of a customer's own order, with the pieces that were sent; null when they have no such order. */
export const findCustomerOrder = defineRpc(
  'rpc.checkout.order.find.v1',
  z.object({ customerId: z.string(), orderId: orderIdSchema }),
  z.object({
    orderNumber: z.string().nullable(),
    serials: z.array(z.object({ productId: z.string(), number: z.string() })).optional(),
  }),
);
