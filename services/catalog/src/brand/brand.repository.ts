import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { BrandInput } from '@solar/contracts/catalog/admin-http';
import { problem } from '@solar/service-kit/errors/problem';
import { removeVersioned } from '@solar/service-kit/mongo/remove-versioned';
import { updateVersioned } from '@solar/service-kit/mongo/update-versioned';
import { byIds } from '../storage/by-ids';
import { refusingTaken } from '../storage/refusing-taken';
import { BRAND, type BrandDoc } from './brand.schema';

@Injectable()
export class BrandRepository {
  constructor(@InjectModel(BRAND) private readonly brands: Model<BrandDoc>) {}

  records(ids?: readonly string[], session?: ClientSession): Promise<BrandDoc[]> {
    return this.brands
      .find(byIds(ids))
      .session(session ?? null)
      .lean<BrandDoc[]>()
      .exec();
  }

  find(id: string, session: ClientSession): Promise<BrandDoc | null> {
    return this.brands.findById(id).session(session).lean<BrandDoc>().exec();
  }

  async get(id: string, session: ClientSession): Promise<BrandDoc> {
    const brand = await this.find(id, session);
    if (!brand) throw problem.notFound('Brand');
    return brand;
  }

  /** True when the brand is there; keeps it there until the transaction ends. */
  async touch(id: string, session: ClientSession): Promise<boolean> {
    const { matchedCount } = await this.brands.updateOne(
      { _id: id },
      { $set: { touchedAt: new Date() } },
      { session },
    );
    return matchedCount === 1;
  }

  async insert(id: string, input: BrandInput, session: ClientSession): Promise<void> {
    await refusingTaken('brand', { slug: 'brand.slug_taken' }, () =>
      this.brands.create([{ _id: id, ...input, touchedAt: null }], { session }),
    );
  }

  async update(
    seen: { _id: string; version: number },
    input: BrandInput,
    session: ClientSession,
  ): Promise<void> {
    await refusingTaken('brand', { slug: 'brand.slug_taken' }, () =>
      updateVersioned(this.brands, seen, { $set: input }, session),
    );
  }

  remove(seen: { _id: string; version: number }, session: ClientSession): Promise<void> {
    return removeVersioned(this.brands, seen, session);
  }
}
