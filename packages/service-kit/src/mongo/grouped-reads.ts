import type { mongo } from 'mongoose';
import { GroupCommit } from './group-commit';

type Stored = mongo.Document & { _id: string };

/** Documents of a collection by their ids: those that are asked for at the same time come with one command. */
export class GroupedReads<T extends Stored> {
  private readonly group = new GroupCommit<string, T | null>(async (ids) => {
    const stored = await this.read(ids);
    return ids.map((id) => ({ ok: true, value: stored.get(id) ?? null }));
  });

  constructor(
    private readonly collection: mongo.Collection<T>,
    private readonly projection?: mongo.Document,
  ) {}

  byId(id: string): Promise<T | null> {
    return this.group.run(id);
  }

  private async read(ids: readonly string[]): Promise<Map<string, T>> {
    const filter = { _id: ids.length === 1 ? ids[0] : { $in: ids } } as mongo.Filter<T>;
    const { projection } = this;
    const rows = await this.collection.find(filter, projection && { projection }).toArray();
    return new Map((rows as T[]).map((row) => [row._id, row]));
  }
}
