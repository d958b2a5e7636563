import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { CustomRoleInput } from '@solar/contracts/account/custom-roles-http';
import type { ClientSession, Model } from 'mongoose';
import { keyOf } from '../user/user-keys';
import type { CustomRoleDoc } from './custom-role.schema';

const ROLES_MAX = 200;

@Injectable()
export class CustomRoleRepository {
  constructor(@InjectModel('CustomRole') private readonly roles: Model<CustomRoleDoc>) {}

  list(): Promise<CustomRoleDoc[]> {
    return this.roles.find({}).sort({ nameKey: 1 }).limit(ROLES_MAX).lean<CustomRoleDoc[]>().exec();
  }

  findById(id: string, session?: ClientSession): Promise<CustomRoleDoc | null> {
    return this.roles.findById(id, null, { session }).lean<CustomRoleDoc>().exec();
  }

  /** Names by id, for lists of users. */
  async names(): Promise<Map<string, string>> {
    return new Map((await this.list()).map(({ _id, name }) => [_id, name]));
  }

  async insert(role: CustomRoleInput & { _id: string }): Promise<CustomRoleDoc> {
    const [made] = await this.roles.create([{ ...role, nameKey: keyOf(role.name) }]);
    if (!made) throw new Error('The role was not created');
    return made.toObject<CustomRoleDoc>();
  }

  replace(
    id: string,
    input: CustomRoleInput,
    session: ClientSession,
  ): Promise<CustomRoleDoc | null> {
    return this.roles
      .findOneAndUpdate(
        { _id: id },
        { $set: { ...input, nameKey: keyOf(input.name) }, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<CustomRoleDoc>()
      .exec();
  }

  /** Writes the role without changing what it says, so that giving it to somebody and removing it conflict. */
  async lock(id: string, session: ClientSession): Promise<CustomRoleDoc | null> {
    return this.roles
      .findOneAndUpdate({ _id: id }, { $inc: { version: 1 } }, { session, returnDocument: 'after' })
      .lean<CustomRoleDoc>()
      .exec();
  }

  async remove(id: string, session: ClientSession): Promise<void> {
    await this.roles.deleteOne({ _id: id }, { session });
  }
}
