import type { Permission } from '@solar/contracts/common/permissions';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { Breadcrumbs } from '@solar/ui/breadcrumbs/breadcrumbs';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { urls } from '../../urls';

interface InventoryScreenProps {
  title: string;
  description?: ReactNode;
  meta?: ReactNode;
  actions?: ReactNode;
  /** The list to which a single thing belongs. */
  parent?: { label: string; href: string };
  permission?: Permission;
  children: ReactNode;
}

/** Frame of every screen of this slice: permission, title, way back, actions. */
export function InventoryScreen({
  title,
  description,
  meta,
  actions,
  parent,
  permission = 'inventory.stock.read',
  children,
}: InventoryScreenProps) {
  const { t } = useTranslation('inventory');
  usePageMeta({ title, noIndex: true });
  const crumbs = parent && [
    { label: t('nav.overview'), href: urls.overview },
    parent,
    { label: title },
  ];
  return (
    <RequirePermission permission={permission}>
      <Stack gap="6">
        <PageHeader
          size="compact"
          title={title}
          description={description}
          meta={meta}
          actions={actions}
          breadcrumbs={crumbs && <Breadcrumbs items={crumbs} />}
        />
        {children}
      </Stack>
    </RequirePermission>
  );
}
