import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AddressInput } from '@solar/contracts/account/profile-http';
import type { ClientSession, Model } from 'mongoose';
import type { AddressDoc } from './address.schema';

type Fields = Omit<AddressDoc, '_id' | 'userId' | 'version' | 'createdAt' | 'updatedAt'>;

function fieldsOf(input: AddressInput): Fields {
  return {
    ...input,
    label: input.label ?? null,
    company: input.company ?? null,
    line2: input.line2 ?? null,
    region: input.region ?? null,
    postalCode: input.postalCode ?? null,
  };
}

@Injectable()
export class AddressRepository {
  constructor(@InjectModel('Address') private readonly addresses: Model<AddressDoc>) {}

  list(userId: string, session?: ClientSession): Promise<AddressDoc[]> {
    return this.addresses
      .find({ userId }, null, { session })
      .sort({ createdAt: 1, _id: 1 })
      .lean<AddressDoc[]>()
      .exec();
  }

  async insert(
    id: string,
    userId: string,
    input: AddressInput,
    session: ClientSession,
  ): Promise<void> {
    await this.addresses.create([{ ...fieldsOf(input), _id: id, userId }], { session });
  }

  /** False when the user has no such address. */
  async replace(
    id: string,
    userId: string,
    input: AddressInput,
    session: ClientSession,
  ): Promise<boolean> {
    const result = await this.addresses.updateOne(
      { _id: id, userId },
      { $set: fieldsOf(input), $inc: { version: 1 } },
      { session },
    );
    return result.matchedCount === 1;
  }

  async remove(id: string, userId: string, session: ClientSession): Promise<boolean> {
    const result = await this.addresses.deleteOne({ _id: id, userId }, { session });
    return result.deletedCount === 1;
  }

  /** Takes a default away from all addresses of the user but one. */
  async clearDefault(
    userId: string,
    field: 'defaultShipping' | 'defaultBilling',
    except: string,
    session: ClientSession,
  ): Promise<void> {
    await this.addresses.updateMany(
      { userId, _id: { $ne: except }, [field]: true },
      { $set: { [field]: false } },
      { session },
    );
  }
}
