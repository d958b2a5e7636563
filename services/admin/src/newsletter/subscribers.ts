import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { SubscriptionDoc } from './subscription.schema';

/** Who has confirmed that they want the newsletter. */
@Injectable()
export class Subscribers {
  constructor(
    @InjectModel('Subscription') private readonly subscriptions: Model<SubscriptionDoc>,
  ) {}

  count(): Promise<number> {
    return this.subscriptions.countDocuments({ status: 'confirmed' }).exec();
  }

  /** The next ones by id. Who subscribed after the newsletter left is not written to: an address that left and came back would get it twice. */
  next({ after, before }: { after: string; before: Date }, limit: number) {
    return this.subscriptions
      .find({ status: 'confirmed', _id: { $gt: after }, createdAt: { $lte: before } })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<SubscriptionDoc[]>()
      .exec();
  }
}
