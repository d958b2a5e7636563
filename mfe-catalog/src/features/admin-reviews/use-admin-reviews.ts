import type { AdminReview, ReviewStatus } from '@solar/contracts/catalog/review-http';
import type { Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

const PATH = '/api/catalog/admin/reviews';

export function useAdminReviews(params: { page: number; pageSize: number; status?: ReviewStatus }) {
  return useQuery({
    queryKey: [PATH, params],
    queryFn: ({ signal }) => http.get<Page<AdminReview>>(PATH, { params, signal }),
    placeholderData: keepPreviousData,
  });
}

type Verdict = 'approved' | 'rejected';

const CHANGED = [[PATH]] as const;

const moderate = ({ id, status }: { id: string; status: Verdict }) =>
  http.post(`${PATH}/${id}/moderate`, { status });

/** Gives every selected review the same verdict. */
export const moderateAll = (status: Verdict) => ({
  act: ({ id }: AdminReview) => moderate({ id, status }),
  invalidates: CHANGED,
});

export function useModerateReview() {
  const { t } = useTranslation('catalog');
  return useApiMutation({
    mutationFn: moderate,
    invalidates: CHANGED,
    success: t('admin.saved'),
  });
}
