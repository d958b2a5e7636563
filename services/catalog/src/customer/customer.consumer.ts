import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { z } from 'zod';
import { groupChanged, userChanged } from '@solar/contracts/account/events';
import type { Envelope } from '@solar/contracts/common/envelope';
import { OnMessage } from '@solar/service-kit/messaging/on-message';
import { ChangeLog } from '../index/change-log';
import {
  CUSTOMER,
  CUSTOMER_GROUP,
  type CustomerDoc,
  type CustomerGroupDoc,
} from './customer.schema';

type User = z.infer<typeof userChanged.data>;
type Group = z.infer<typeof groupChanged.data>;

/** Follows customers and groups of the account slice. */
@Injectable()
export class CustomerConsumer {
  constructor(
    @InjectModel(CUSTOMER) private readonly customers: Model<CustomerDoc>,
    @InjectModel(CUSTOMER_GROUP) private readonly groups: Model<CustomerGroupDoc>,
    private readonly changes: ChangeLog,
  ) {}

  @OnMessage(userChanged, { durable: 'customers', latestOnly: true })
  async projectUser(user: User, _envelope: Envelope<User>, session: ClientSession): Promise<void> {
    const name = `${user.firstName} ${user.lastName}`.trim();
    const words = `${name} ${user.company ?? ''} ${user.email}`
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '');
    await this.customers.updateOne(
      { _id: user.userId },
      { $set: { name, email: user.email, words, active: user.active } },
      { upsert: true, session },
    );
  }

  @OnMessage(groupChanged, { durable: 'groups', latestOnly: true })
  async projectGroup(
    group: Group,
    _envelope: Envelope<Group>,
    session: ClientSession,
  ): Promise<void> {
    const { groupId, name, discountBasisPoints, deleted } = group;
    if (deleted) {
      await this.groups.updateOne({ _id: groupId }, { $set: { deleted: true } }, { session });
    } else {
      await this.groups.updateOne(
        { _id: groupId },
        { $set: { name, discountBasisPoints, deleted: false } },
        { upsert: true, session },
      );
    }
    await this.changes.record(session, 'group', [groupId]);
  }
}
