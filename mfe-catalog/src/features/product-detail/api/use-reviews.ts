import type { CreateReview } from '@solar/contracts/catalog/review-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { reviewsPath, reviewsQuery } from './product-query';

export function useReviews(slug: string, page: number) {
  return useQuery({ ...reviewsQuery(slug, page), placeholderData: keepPreviousData });
}

export function sendReview(slug: string, review: CreateReview): Promise<unknown> {
  return http.post(reviewsPath(slug), review);
}
