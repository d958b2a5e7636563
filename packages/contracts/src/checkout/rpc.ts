import { z } from 'zod';
import { defineRpc } from '../common/envelope';
import { orderIdSchema } from '../common/ids';

/** The number of a customer's own order; null when they have no such order. */
export const findCustomerOrder = defineRpc(
  'rpc.checkout.order.find.v1',
  z.object({ customerId: z.string(), orderId: orderIdSchema }),
  z.object({ orderNumber: z.string().nullable() }),
);
