import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { readReservation } from '@solar/contracts/inventory/rpc';
import { Answer } from '@solar/service-kit/messaging/handlers';
import { owedSubjects } from '@solar/service-kit/messaging/outbox-field';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import type { ReservationDoc } from './reservation.schema';

/** What staff ask about the goods of an order that does not move on. */
@Controller()
export class ReservationRpc {
  constructor(@InjectModel('Reservation') private readonly reservations: Model<ReservationDoc>) {}

  @Answer(readReservation)
  async read({ holdId }: z.infer<typeof readReservation.request>) {
    const found = await this.reservations
      .findById(holdId, { status: 1, history: 1, short: 1, outbox: 1 })
      .lean<ReservationDoc>();
    if (!found) return { reservation: null };
    const { status, history = [], short = [], outbox } = found;
    const steps = history.map((step) => ({ status: step.status, at: step.at.toISOString() }));
    return {
      reservation: {
        status,
        history: steps,
        short: short.length > 0,
        owed: owedSubjects(outbox),
      },
    };
  }
}
