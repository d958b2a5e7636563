import { Injectable } from '@nestjs/common';
import { groupChanged } from '@solar/contracts/account/events';
import type { Group, GroupInput } from '@solar/contracts/account/people-http';
import { ID_PREFIX } from '@solar/contracts/common/ids';
import { problem } from '@solar/service-kit/errors/problem';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import { UserRepository } from '../user/user.repository';
import { GroupRepository } from './group.repository';
import type { GroupDoc } from './group.schema';

function present(group: GroupDoc, customerCount: number): Group {
  const { _id: id, name, description, discountBasisPoints } = group;
  return { id, name, description, discountBasisPoints, customerCount };
}

/** Customer groups with their discount. */
@Injectable()
export class GroupService {
  constructor(
    private readonly groups: GroupRepository,
    private readonly users: UserRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  async list(): Promise<{ items: Group[] }> {
    const [groups, counts] = await Promise.all([this.groups.list(), this.users.countByGroup()]);
    return { items: groups.map((group) => present(group, counts.get(group._id) ?? 0)) };
  }

  async create(input: GroupInput): Promise<Group> {
    const made = await this.write(async (session) => {
      const group = await this.groups.insert(newId(ID_PREFIX.group), input, session);
      await this.publish(group, false, session);
      return group;
    });
    return present(made, 0);
  }

  async replace(id: string, input: GroupInput): Promise<Group> {
    const changed = await this.write(async (session) => {
      const group = await this.groups.replace(id, input, session);
      if (!group) throw problem.notFound('Group');
      await this.publish(group, false, session);
      return group;
    });
    const counts = await this.users.countByGroup();
    return present(changed, counts.get(id) ?? 0);
  }

  /** A group with customers stays, because removing it would change their prices unseen. */
  async remove(id: string): Promise<void> {
    await this.write(async (session) => {
      const members = await this.users.countOthers({ groupId: id }, '', session);
      if (members > 0) {
        throw problem.conflict('account.group_in_use', `The group has ${members} customers`);
      }
      const group = await this.groups.remove(id, session);
      if (!group) throw problem.notFound('Group');
      await this.publish({ ...group, version: group.version + 1 }, true, session);
    });
  }

  private async write<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    try {
      return await this.transactions.run(work);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const message = 'A group of this name exists already';
      throw problem.conflict('account.group_name_taken', message, {
        errors: [{ path: 'name', code: 'taken', message }],
      });
    }
  }

  private publish(group: GroupDoc, deleted: boolean, session: ClientSession): Promise<void> {
    const { _id: groupId, name, discountBasisPoints, version } = group;
    return this.outbox.add(session, groupChanged, {
      aggregateId: groupId,
      version,
      data: { groupId, name, discountBasisPoints, deleted },
    });
  }
}
