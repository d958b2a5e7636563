import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Page, PageQuery } from '@solar/contracts/common/pagination';
import {
  REVIEW_TRANSITIONS,
  type AdminReview,
  type CreateReview,
  type ReviewPage,
  type ReviewStatus,
  type ReviewView,
} from '@solar/contracts/catalog/review-http';
import type { Principal } from '@solar/service-kit/auth/principal';
import { assertTransition } from '@solar/service-kit/errors/assert-transition';
import { problem } from '@solar/service-kit/errors/problem';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { newId } from '@solar/service-kit/mongo/new-id';
import { CatalogueIndex } from '../index/catalogue-index';
import { CatalogueWriter } from '../index/catalogue-writer';
import { ProductRepository } from '../product/product.repository';
import { PurchaseRepository } from './purchase.repository';
import { ReviewRepository, type StarCounts } from './review.repository';
import type { ReviewDoc } from './review.schema';

@Injectable()
export class ReviewService {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly purchases: PurchaseRepository,
    private readonly products: ProductRepository,
    private readonly index: CatalogueIndex,
    private readonly writer: CatalogueWriter,
  ) {}

  async published(idOrSlug: string, query: PageQuery): Promise<ReviewPage> {
    const productId = this.productIdOf(idOrSlug);
    const page = await this.reviews.page({ productId, status: 'approved' }, query);
    const distribution = await this.reviews.approvedStars(productId);
    return {
      ...page,
      items: page.items.map(presentReview),
      average: ratingOf(distribution).average,
      distribution,
    };
  }

  /** Approved customers and buyers write; an editor decides before anybody reads it. */
  async create(
    idOrSlug: string,
    input: CreateReview,
    author: Principal,
  ): Promise<{ id: string; status: ReviewStatus }> {
    const productId = this.productIdOf(idOrSlug);
    const verifiedBuyer = await this.purchases.hasBought(author.userId, productId);
    if (!author.approved && !verifiedBuyer) {
      throw problem.forbidden('Reviews are written by approved customers and by buyers');
    }
    const id = newId('rev');
    try {
      await this.reviews.insert({
        _id: id,
        productId,
        userId: author.userId,
        author: author.name,
        ...input,
        verifiedBuyer,
        status: 'pending',
        moderatedBy: null,
      });
    } catch (error) {
      if (!isDuplicateKey(error, 'userId')) throw error;
      throw problem.conflict('review.exists', 'You have reviewed this product already');
    }
    return { id, status: 'pending' };
  }

  async adminPage(
    query: PageQuery & { status?: ReviewStatus | undefined },
  ): Promise<Page<AdminReview>> {
    const page = await this.reviews.page(query.status ? { status: query.status } : {}, query);
    return { ...page, items: page.items.map((review) => this.presentForStaff(review)) };
  }

  moderate(id: string, status: ReviewStatus, moderator: Principal): Promise<AdminReview> {
    return this.writer.write(async (session, note) => {
      const review = await this.reviews.find(id, session);
      if (!review) throw problem.notFound('Review');
      assertTransition('review', REVIEW_TRANSITIONS, review.status, status);
      await this.reviews.setStatus(review, status, moderator.userId, session);
      await this.countRating(review.productId, session);
      await note('product', review.productId);
      return this.presentForStaff({ ...review, status });
    });
  }

  private async countRating(productId: string, session: ClientSession): Promise<void> {
    const rating = ratingOf(await this.reviews.approvedStars(productId, session));
    await this.products.setRating(productId, rating, session);
  }

  private productIdOf(idOrSlug: string): string {
    const position = this.index.snapshot.positionOf(idOrSlug);
    if (position === undefined) throw problem.notFound('Product');
    return this.index.snapshot.at(position).record._id;
  }

  private presentForStaff(review: ReviewDoc): AdminReview {
    const product = this.index.all('product').get(review.productId);
    return {
      ...presentReview(review),
      status: review.status,
      productId: review.productId,
      productName: product?.name ?? review.productId,
      productSlug: product?.slug ?? '',
    };
  }
}

function presentReview(review: ReviewDoc): ReviewView {
  const { _id, author, rating, title, text, verifiedBuyer, createdAt } = review;
  return {
    id: _id,
    author,
    rating,
    title,
    text,
    verifiedBuyer,
    createdAt: createdAt.toISOString(),
  };
}

/** Mean of the approved reviews to one decimal. */
export function ratingOf(stars: StarCounts): { average: number; count: number } {
  const count = stars.reduce((sum, star) => sum + star.count, 0);
  const total = stars.reduce((sum, star) => sum + star.rating * star.count, 0);
  return { average: count === 0 ? 0 : Math.round((total / count) * 10) / 10, count };
}
