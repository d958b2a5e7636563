import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { Breadcrumbs, type BreadcrumbsProps } from '@solar/ui/breadcrumbs/breadcrumbs';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader, type PageHeaderProps } from '@solar/ui/page-header/page-header';
import type { ReactNode } from 'react';

/** A screen of the account or admin area: its title, and what is on it. */
export function AccountPage({
  title,
  description,
  actions,
  meta,
  breadcrumbs,
  children,
}: Pick<PageHeaderProps, 'description' | 'actions' | 'meta'> & {
  title: string;
  breadcrumbs?: BreadcrumbsProps['items'];
  children: ReactNode;
}) {
  usePageMeta({ title, noIndex: true });
  return (
    <Stack gap="6">
      <PageHeader
        size="compact"
        title={title}
        description={description}
        actions={actions}
        meta={meta}
        breadcrumbs={breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      />
      {children}
    </Stack>
  );
}
