import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Page, PageQuery } from '@solar/contracts/common/pagination';
import type { ReviewStatus } from '@solar/contracts/catalog/review-http';
import { paged } from '@solar/service-kit/http/paged';
import { listPage } from '@solar/service-kit/mongo/list-page';
import { updateVersioned } from '@solar/service-kit/mongo/update-versioned';
import { REVIEW, type ReviewDoc } from './review.schema';

export type StarCounts = { rating: number; count: number }[];

@Injectable()
export class ReviewRepository {
  constructor(@InjectModel(REVIEW) private readonly reviews: Model<ReviewDoc>) {}

  async page(
    filter: { productId?: string; status?: ReviewStatus },
    query: PageQuery,
  ): Promise<Page<ReviewDoc>> {
    const listing = { filter, sort: { createdAt: -1, _id: -1 } } as const;
    const [items, total] = await listPage<ReviewDoc>(this.reviews, listing, query);
    return paged(items, total, query);
  }

  async approvedStars(productId: string, session?: ClientSession): Promise<StarCounts> {
    const counted = await this.reviews
      .aggregate<{ _id: number; count: number }>([
        { $match: { productId, status: 'approved' } },
        { $group: { _id: '$rating', count: { $sum: 1 } } },
      ])
      .session(session ?? null);
    return [5, 4, 3, 2, 1].map((rating) => ({
      rating,
      count: counted.find(({ _id }) => _id === rating)?.count ?? 0,
    }));
  }

  find(id: string, session: ClientSession): Promise<ReviewDoc | null> {
    return this.reviews.findById(id).session(session).lean<ReviewDoc>().exec();
  }

  async insert(review: Omit<ReviewDoc, 'version' | 'createdAt' | 'updatedAt'>): Promise<void> {
    await this.reviews.create(review);
  }

  async setStatus(
    review: ReviewDoc,
    status: ReviewStatus,
    moderatedBy: string,
    session: ClientSession,
  ): Promise<void> {
    await updateVersioned(this.reviews, review, { $set: { status, moderatedBy } }, session);
  }

  async removeOf(productId: string, session: ClientSession): Promise<void> {
    await this.reviews.deleteMany({ productId }, { session });
  }
}
