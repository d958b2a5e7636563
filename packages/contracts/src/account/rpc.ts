import { z } from 'zod';
import { defineRpc } from '../common/envelope';
import { userIdSchema } from '../common/ids';

/** Where mail to a person goes; null when there is no such person any more. */
export const readMailAddress = defineRpc(
  'rpc.account.mail-address.read.v1',
  z.object({ userId: userIdSchema }),
  z.object({ email: z.string().nullable() }),
);
