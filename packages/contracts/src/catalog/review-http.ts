import { z } from 'zod';
import { idSchema } from '../common/ids';
import { pageOf, pageQuerySchema } from '../common/pagination';
import type { Transitions } from '../common/state-machine';

export const REVIEW_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];
export const reviewStatusSchema = z.enum(REVIEW_STATUSES);

/** Moderation: a published review can be taken back and a refused one reconsidered. */
export const REVIEW_TRANSITIONS: Transitions<ReviewStatus> = {
  pending: ['approved', 'rejected'],
  approved: ['rejected'],
  rejected: ['approved'],
};

export const reviewIdSchema = idSchema('rev');

/** `POST /api/catalog/products/{id}/reviews`: one per customer and product. */
export const createReviewSchema = z.strictObject({
  rating: z.number().int().min(1).max(5),
  title: z.string().trim().min(2).max(120),
  text: z.string().trim().min(10).max(3_000),
});
export type CreateReview = z.infer<typeof createReviewSchema>;

export const reviewViewSchema = z.object({
  id: z.string(),
  author: z.string(),
  rating: z.number().int(),
  title: z.string(),
  text: z.string(),
  verifiedBuyer: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type ReviewView = z.infer<typeof reviewViewSchema>;

/** `GET /api/catalog/products/{id}/reviews`: approved ones, with the count per number of stars. */
export const reviewPageSchema = pageOf(reviewViewSchema).extend({
  average: z.number(),
  distribution: z.array(z.object({ rating: z.number().int(), count: z.number().int() })),
});
export type ReviewPage = z.infer<typeof reviewPageSchema>;

export const createdReviewSchema = z.object({ id: z.string(), status: reviewStatusSchema });

/** `GET /api/catalog/admin/reviews`. */
export const adminReviewQuerySchema = pageQuerySchema.extend({
  status: reviewStatusSchema.optional(),
});
export const adminReviewSchema = reviewViewSchema.extend({
  status: reviewStatusSchema,
  productId: z.string(),
  productName: z.string(),
  productSlug: z.string(),
});
export type AdminReview = z.infer<typeof adminReviewSchema>;
export const adminReviewPageSchema = pageOf(adminReviewSchema);

/** `POST /api/catalog/admin/reviews/{id}/moderate`. */
export const moderateReviewSchema = z.strictObject({ status: z.enum(['approved', 'rejected']) });
