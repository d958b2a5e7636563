import { REVIEW_STATUSES, type ReviewStatus } from '@solar/contracts/catalog/review-http';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

export type ReviewDoc = {
  _id: string;
  productId: string;
  userId: string;
  author: string;
  rating: number;
  title: string;
  text: string;
  verifiedBuyer: boolean;
  status: ReviewStatus;
  moderatedBy: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const REVIEW = 'Review';

export const reviewSchema = defineSchema<ReviewDoc>(
  {
    productId: { type: String, required: true },
    userId: { type: String, required: true },
    author: { type: String, required: true },
    rating: { type: Number, required: true, min: 1, max: 5 },
    title: { type: String, required: true },
    text: { type: String, required: true },
    verifiedBuyer: { type: Boolean, default: false },
    status: { type: String, enum: REVIEW_STATUSES, required: true },
    moderatedBy: { type: String, default: null },
  },
  { collection: 'reviews' },
);
reviewSchema.index({ productId: 1, userId: 1 }, { unique: true });
reviewSchema.index({ userId: 1 });
reviewSchema.index({ productId: 1, status: 1, createdAt: -1, _id: -1 });
reviewSchema.index({ status: 1, createdAt: -1, _id: -1 });
reviewSchema.index({ createdAt: -1, _id: -1 });
