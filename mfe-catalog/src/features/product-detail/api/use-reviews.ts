import type { CreateReview, ReviewPage } from '@solar/contracts/catalog/review-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const PAGE_SIZE = 5;
const pathOf = (slug: string) => `/api/catalog/products/${slug}/reviews`;

export function useReviews(slug: string, page: number) {
  const path = pathOf(slug);
  const params = { page, pageSize: PAGE_SIZE };
  return useQuery({
    queryKey: [path, params],
    queryFn: ({ signal }) => http.get<ReviewPage>(path, { params, signal }),
    placeholderData: keepPreviousData,
  });
}

export function sendReview(slug: string, review: CreateReview): Promise<unknown> {
  return http.post(pathOf(slug), review);
}
