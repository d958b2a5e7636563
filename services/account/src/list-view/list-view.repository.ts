import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { SaveListView } from '@solar/contracts/account/list-views-http';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { Model } from 'mongoose';
import type { ListViewDoc } from './list-view.schema';

@Injectable()
export class ListViewRepository {
  constructor(@InjectModel('ListView') private readonly views: Model<ListViewDoc>) {}

  list(userId: string, list: string): Promise<ListViewDoc[]> {
    return this.views.find({ userId, list }).sort({ name: 1 }).lean<ListViewDoc[]>().exec();
  }

  /** Writes the view of that name; null when there is none and `mayAdd` is false. */
  async save(userId: string, view: SaveListView, mayAdd: boolean): Promise<ListViewDoc | null> {
    try {
      return await this.write(userId, view, mayAdd);
    } catch (error) {
      // Another request has added it since.
      if (!isDuplicateKey(error)) throw error;
      return this.write(userId, view, false);
    }
  }

  private write(userId: string, view: SaveListView, upsert: boolean): Promise<ListViewDoc | null> {
    const { list, name, ...shown } = view;
    return this.views
      .findOneAndUpdate(
        { userId, list, name },
        { $set: shown, $inc: { version: 1 }, $setOnInsert: { _id: newId('lvw') } },
        { upsert, returnDocument: 'after' },
      )
      .lean<ListViewDoc>()
      .exec();
  }

  /** False when the person has no such view. */
  async remove(userId: string, id: string): Promise<boolean> {
    const { deletedCount } = await this.views.deleteOne({ _id: id, userId });
    return deletedCount === 1;
  }
}
