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

export function useModerateReview() {
  const { t } = useTranslation('catalog');
  return useApiMutation({
    mutationFn: ({ id, status }: { id: string; status: 'approved' | 'rejected' }) =>
      http.post(`${PATH}/${id}/moderate`, { status }),
    invalidates: [[PATH]],
    success: t('admin.saved'),
  });
}
