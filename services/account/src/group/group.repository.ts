import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { GroupInput } from '@solar/contracts/account/people-http';
import type { Owed } from '@solar/service-kit/messaging/outbox-field';
import type { ClientSession, Model } from 'mongoose';
import { keyOf } from '../user/user-keys';
import type { GroupDoc } from './group.schema';

const GROUPS_MAX = 500;

type NewGroup = GroupInput & Pick<GroupDoc, '_id' | 'outbox'>;

@Injectable()
export class GroupRepository {
  constructor(@InjectModel('Group') private readonly groups: Model<GroupDoc>) {}

  list(): Promise<GroupDoc[]> {
    return this.groups.find({}).sort({ nameKey: 1 }).limit(GROUPS_MAX).lean<GroupDoc[]>().exec();
  }

  findById(id: string): Promise<GroupDoc | null> {
    return this.groups.findById(id).lean<GroupDoc>().exec();
  }

  /** Names by id, for lists of customers. */
  async names(): Promise<Map<string, string>> {
    const groups = await this.groups
      .find({}, { name: 1 })
      .limit(GROUPS_MAX)
      .lean<Pick<GroupDoc, '_id' | 'name'>[]>();
    return new Map(groups.map(({ _id, name }) => [_id, name]));
  }

  async insert(group: NewGroup): Promise<GroupDoc> {
    const [made] = await this.groups.create([{ ...group, nameKey: keyOf(group.name) }]);
    if (!made) throw new Error('The group was not created');
    return made.toObject<GroupDoc>();
  }

  /** Changes a group that is still as it was read; null when it is not. */
  replace({ _id, version }: GroupDoc, input: GroupInput, outbox: Owed): Promise<GroupDoc | null> {
    const $set = { ...input, nameKey: keyOf(input.name), outbox };
    return this.groups
      .findOneAndUpdate(
        { _id, version },
        { $set, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean<GroupDoc>()
      .exec();
  }

  remove(id: string, session: ClientSession): Promise<GroupDoc | null> {
    return this.groups.findOneAndDelete({ _id: id }, { session }).lean<GroupDoc>().exec();
  }
}
