import { z } from 'zod';
import { defineRpc } from '../common/envelope';
import { RESERVATION_STATUSES } from './states';

const status = z.enum(RESERVATION_STATUSES);

/** The way of the goods that a checkout has put aside; null when the warehouse does not know the hold. */
export const readReservation = defineRpc(
  'rpc.inventory.reservation.read.v1',
  z.object({ holdId: z.string() }),
  z.object({
    reservation: z
      .object({
        status,
        history: z.array(z.object({ status, at: z.iso.datetime() })),
        /** Goods are gone for which the order waits. */
        short: z.boolean(),
        owed: z.array(z.object({ subject: z.string(), since: z.iso.datetime() })),
      })
      .nullable(),
  }),
);
