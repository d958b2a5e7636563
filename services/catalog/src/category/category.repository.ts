import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { CategoryInput, CategoryPlace } from '@solar/contracts/catalog/admin-http';
import { problem } from '@solar/service-kit/errors/problem';
import { removeVersioned } from '@solar/service-kit/mongo/remove-versioned';
import { updateVersioned } from '@solar/service-kit/mongo/update-versioned';
import { byIds } from '../storage/by-ids';
import { refusingTaken } from '../storage/refusing-taken';
import { CATEGORY, type CategoryDoc } from './category.schema';

@Injectable()
export class CategoryRepository {
  constructor(@InjectModel(CATEGORY) private readonly categories: Model<CategoryDoc>) {}

  records(ids?: readonly string[], session?: ClientSession): Promise<CategoryDoc[]> {
    return this.categories
      .find(byIds(ids))
      .session(session ?? null)
      .lean<CategoryDoc[]>()
      .exec();
  }

  find(id: string, session: ClientSession): Promise<CategoryDoc | null> {
    return this.categories.findById(id).session(session).lean<CategoryDoc>().exec();
  }

  async get(id: string, session: ClientSession): Promise<CategoryDoc> {
    const category = await this.find(id, session);
    if (!category) throw problem.notFound('Category');
    return category;
  }

  /** True when the category is there; keeps it there until the transaction ends. */
  async touch(id: string, session: ClientSession): Promise<boolean> {
    const { matchedCount } = await this.categories.updateOne(
      { _id: id },
      { $set: { touchedAt: new Date() } },
      { session },
    );
    return matchedCount === 1;
  }

  async insert(id: string, input: CategoryInput, session: ClientSession): Promise<void> {
    await refusingTaken('category', { slug: 'category.slug_taken' }, () =>
      this.categories.create([{ _id: id, ...input, touchedAt: null }], { session }),
    );
  }

  async update(
    seen: { _id: string; version: number },
    input: CategoryInput & Pick<CategoryDoc, 'formerSlugs'>,
    session: ClientSession,
  ): Promise<void> {
    await refusingTaken('category', { slug: 'category.slug_taken' }, () =>
      updateVersioned(this.categories, seen, { $set: input }, session),
    );
  }

  /** Moves a category to another place in the tree. */
  async place({ id, parentId, position, version }: CategoryPlace, session: ClientSession) {
    const place = { $set: { parentId, position } };
    await updateVersioned(this.categories, { _id: id, version }, place, session);
  }

  async hasChildren(id: string, session: ClientSession): Promise<boolean> {
    return (await this.categories.exists({ parentId: id }).session(session)) !== null;
  }

  remove(seen: { _id: string; version: number }, session: ClientSession): Promise<void> {
    return removeVersioned(this.categories, seen, session);
  }
}
