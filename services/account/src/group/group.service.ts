import { Injectable } from '@nestjs/common';
import { groupChanged } from '@solar/contracts/account/events';
import type { Group, GroupInput } from '@solar/contracts/account/people-http';
import { ID_PREFIX } from '@solar/contracts/common/ids';
import { problem } from '@solar/service-kit/errors/problem';
import { Outbox, outboxEntry, type OutboxEntry } from '@solar/service-kit/messaging/outbox';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import { compareAndSet } from '@solar/service-kit/mongo/compare-and-set';
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

  async create(input: GroupInput, id = newId(ID_PREFIX.group)): Promise<Group> {
    const outbox = this.outbox.owed([changedEntry({ ...input, _id: id, version: 0 })]);
    const made = await this.groups.insert({ ...input, _id: id, outbox }).catch(refused);
    void this.outbox.publish('groups', id, outbox);
    return present(made, 0);
  }

  async replace(id: string, input: GroupInput): Promise<Group> {
    const changed = await compareAndSet(async () => {
      const group = await this.groups.findById(id);
      if (!group) throw problem.notFound('Group');
      const next = { ...input, _id: id, version: group.version + 1 };
      // Takes the place of an older state that may not be published yet: nobody needs that one any more.
      const outbox = this.outbox.owed([changedEntry(next)]);
      const replaced = await this.groups.replace(group, input, outbox).catch(refused);
      if (replaced) void this.outbox.publish('groups', id, outbox);
      return replaced;
    });
    const counts = await this.users.countByGroup();
    return present(changed, counts.get(id) ?? 0);
  }

  /** A group with customers stays, because removing it would change their prices unseen. */
  async remove(id: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const members = await this.users.countOthers({ groupId: id }, '', session);
      if (members > 0) {
        throw problem.conflict('account.group_in_use', `The group has ${members} customers`);
      }
      const group = await this.groups.remove(id, session);
      if (!group) throw problem.notFound('Group');
      const gone = { ...group, version: group.version + 1 };
      await this.outbox.addMany(session, [changedEntry(gone, true)]);
    });
  }
}

type State = Pick<GroupDoc, '_id' | 'name' | 'discountBasisPoints' | 'version'>;

function changedEntry(group: State, deleted = false): OutboxEntry {
  const { _id: groupId, name, discountBasisPoints, version } = group;
  const data = { groupId, name, discountBasisPoints, deleted };
  return outboxEntry(groupChanged, { aggregateId: groupId, version, data });
}

function refused(error: unknown): never {
  if (!isDuplicateKey(error)) throw error;
  const message = 'A group of this name exists already';
  throw problem.conflict('account.group_name_taken', message, {
    errors: [{ path: 'name', code: 'taken', message }],
  });
}
