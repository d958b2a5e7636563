import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, mongo } from 'mongoose';
import type { ReturnPictureDoc } from './return-picture.schema';

@Injectable()
export class ReturnPictureRepository {
  private readonly collection: mongo.Collection<ReturnPictureDoc>;

  constructor(@InjectModel('ReturnPicture') model: Model<ReturnPictureDoc>) {
    this.collection = model.collection as unknown as mongo.Collection<ReturnPictureDoc>;
  }

  async insert(picture: Omit<ReturnPictureDoc, 'version'>): Promise<void> {
    await this.collection.insertOne({ ...picture, version: 0 });
  }

  find(id: string): Promise<ReturnPictureDoc | null> {
    return this.collection.findOne({ _id: id }, { promoteBuffers: true });
  }

  /** Gives pictures of a customer, which belong to no return yet, to this one. Answers how many there were. */
  async attach(
    ids: readonly string[],
    owner: { customerId: string; returnId: string },
    session: ClientSession,
  ): Promise<number> {
    const { customerId, returnId } = owner;
    const { modifiedCount } = await this.collection.updateMany(
      { _id: { $in: [...ids] }, customerId, returnId: null },
      { $set: { returnId }, $unset: { expiresAt: 1 } },
      { session },
    );
    return modifiedCount;
  }
}
