import type { Supplier } from '@solar/contracts/inventory/suppliers';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { filledFields, pageFields, searchField } from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Link } from '@solar/ui/link/link';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { z } from 'zod';
import { useInventoryPage } from '../../api/inventory-api';
import { InventoryScreen } from '../screen/inventory-screen';
import { SupplierDialog } from './components/supplier-dialog';

const stateSchema = z.object({ ...pageFields, q: searchField });

/** Who delivers goods. */
export function SuppliersPage() {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const [state, setState] = useSearchState(stateSchema);
  const [edited, setEdited] = useState<Supplier | 'new' | null>(null);
  const query = useInventoryPage<Supplier>('suppliers', filledFields(state));
  const mayWrite = useCan('inventory.purchase-orders.write');
  const columns: DataColumn<Supplier>[] = [
    {
      id: 'code',
      header: t('fields.code'),
      cell: (row) => <Identifier>{row.code}</Identifier>,
      value: (row) => row.code,
    },
    {
      id: 'name',
      header: t('fields.name'),
      cell: (row) => row.name,
      value: (row) => row.name,
      onPhone: 'title',
    },
    {
      id: 'contactName',
      header: t('fields.contactName'),
      cell: (row) => row.contactName || '–',
      value: (row) => row.contactName,
    },
    {
      id: 'email',
      header: t('fields.email'),
      cell: (row) => (row.email ? <Link href={`mailto:${row.email}`}>{row.email}</Link> : '–'),
      value: (row) => row.email,
    },
    {
      id: 'city',
      header: t('fields.city'),
      cell: (row) => [row.city, format.country(row.country)].filter(Boolean).join(', '),
      value: (row) => row.city,
    },
    {
      id: 'active',
      header: t('fields.status'),
      onPhone: 'status',
      cell: (row) => (
        <Status tone={row.active ? 'success' : 'neutral'}>
          {t(row.active ? 'fields.active' : 'fields.inactive')}
        </Status>
      ),
      value: (row) => t(row.active ? 'fields.active' : 'fields.inactive'),
    },
  ];
  return (
    <InventoryScreen
      title={t('suppliers.title')}
      description={t('suppliers.text')}
      actions={
        mayWrite && (
          <>
            <Button asChild variant="ghost" startIcon={<Upload aria-hidden="true" />}>
              <RouterLink to="/admin/imports?kind=suppliers">{t('actions.import')}</RouterLink>
            </Button>
            <Button onClick={() => setEdited('new')}>{t('suppliers.create')}</Button>
          </>
        )
      }
    >
      <PageTable
        label={t('suppliers.title')}
        views="suppliers"
        columns={columns}
        query={query}
        getRowId={(row) => row.id}
        state={state}
        onState={setState}
        exportName="suppliers"
        rowActions={
          mayWrite
            ? (row) => (
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() => setEdited(row)}
                  aria-label={t('suppliers.editOf', { name: row.name })}
                >
                  {t('actions.edit')}
                </Button>
              )
            : undefined
        }
      />
      {edited && (
        <SupplierDialog
          key={edited === 'new' ? 'new' : edited.id}
          supplier={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </InventoryScreen>
  );
}
