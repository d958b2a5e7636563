import { readFile } from 'node:fs/promises';
import type { ReviewStatus } from '@solar/contracts/catalog/review-http';
import { demoId, demoProductId, demoUserId } from '@solar/contracts/common/demo-ids';
import type { ReviewDoc } from '../review/review.schema';

const DAY_MS = 86_400_000;

/** A review of the demo file. */
export type DemoReviewWords = {
  sku: string;
  author: string;
  rating: number;
  daysAgo: number;
  verifiedBuyer: boolean;
  title: string;
  text: string;
  /** Waits for moderation. */
  pending?: boolean;
};

export type DemoReview = Omit<ReviewDoc, 'version' | 'updatedAt'>;

export async function readDemoReviews(file: string): Promise<DemoReviewWords[]> {
  return JSON.parse(await readFile(file, 'utf8')) as DemoReviewWords[];
}

/** The demo's reviews as they are stored, written in the months before `now`; some of them wait for moderation. */
export function demoReviews(words: readonly DemoReviewWords[], now: Date): DemoReview[] {
  return words.map(({ sku, author, daysAgo, pending, ...review }): DemoReview => {
    const status: ReviewStatus = pending ? 'pending' : 'approved';
    return {
      ...review,
      author,
      status,
      _id: demoId('rev', `${sku}:${author}`),
      productId: demoProductId(sku),
      userId: demoUserId(`reviewer-${author}`),
      moderatedBy: pending ? null : demoUserId('editor'),
      createdAt: new Date(now.getTime() - daysAgo * DAY_MS),
    };
  });
}
