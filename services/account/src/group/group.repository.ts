import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { GroupInput } from '@solar/contracts/account/people-http';
import type { ClientSession, Model } from 'mongoose';
import { keyOf } from '../user/user-keys';
import type { GroupDoc } from './group.schema';

@Injectable()
export class GroupRepository {
  constructor(@InjectModel('Group') private readonly groups: Model<GroupDoc>) {}

  list(): Promise<GroupDoc[]> {
    return this.groups.find({}).sort({ nameKey: 1 }).limit(500).lean<GroupDoc[]>().exec();
  }

  findById(id: string, session?: ClientSession): Promise<GroupDoc | null> {
    return this.groups.findById(id, null, { session }).lean<GroupDoc>().exec();
  }

  /** Names by id, for lists of customers. */
  async names(): Promise<Map<string, string>> {
    return new Map((await this.list()).map(({ _id, name }) => [_id, name]));
  }

  async insert(id: string, input: GroupInput, session: ClientSession): Promise<GroupDoc> {
    const doc = { ...input, _id: id, nameKey: keyOf(input.name) };
    const [made] = await this.groups.create([doc], { session });
    if (!made) throw new Error('The group was not created');
    return made.toObject<GroupDoc>();
  }

  replace(id: string, input: GroupInput, session: ClientSession): Promise<GroupDoc | null> {
    return this.groups
      .findOneAndUpdate(
        { _id: id },
        { $set: { ...input, nameKey: keyOf(input.name) }, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<GroupDoc>()
      .exec();
  }

  remove(id: string, session: ClientSession): Promise<GroupDoc | null> {
    return this.groups.findOneAndDelete({ _id: id }, { session }).lean<GroupDoc>().exec();
  }
}
