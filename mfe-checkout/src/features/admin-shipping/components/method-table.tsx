import type { ShippingMethod } from '@solar/contracts/checkout/settings-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { QueryTable } from '@solar/mfe-kit/listing/query-table';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteMethod, METHODS_KEY } from '../shipping-api';
import { MethodDialog } from './method-dialog';
import { RowActions } from './row-actions';

const COUNTRIES_SHOWN = 6;

export function MethodTable() {
  const { t } = useTranslation('checkout');
  const [editing, setEditing] = useState<ShippingMethod | 'new' | null>(null);
  const query = useQuery<ShippingMethod[]>({ queryKey: METHODS_KEY, staleTime: 0 });
  const removing = useApiMutation({
    mutationFn: deleteMethod,
    invalidates: [METHODS_KEY],
    success: t('admin.deleted'),
  });
  const localized = useLocalized();
  return (
    <>
      <QueryTable
        label={t('admin.shipping.methods')}
        columns={useMethodColumns()}
        query={query}
        rows={query.data}
        getRowId={(method) => method.methodId}
        emptyText={t('admin.shipping.noMethods')}
        toolbar={
          <Button startIcon={<Plus aria-hidden="true" />} onClick={() => setEditing('new')}>
            {t('admin.shipping.addMethod')}
          </Button>
        }
        rowActions={(method) => (
          <RowActions
            name={localized(method.name)}
            onEdit={() => setEditing(method)}
            onDelete={() => removing.mutateAsync(method.methodId)}
          />
        )}
      />
      {editing && (
        <MethodDialog
          method={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}

function shortList(countries: readonly string[]): string {
  const more = countries.length - COUNTRIES_SHOWN;
  const shown = countries.slice(0, COUNTRIES_SHOWN).join(', ');
  return more > 0 ? `${shown} +${more}` : shown;
}

function useMethodColumns() {
  const { t } = useTranslation('checkout');
  const localized = useLocalized();
  return [
    {
      id: 'name',
      header: t('admin.shipping.name'),
      cell: (method: ShippingMethod) => localized(method.name),
      value: (method: ShippingMethod) => localized(method.name),
    },
    {
      id: 'countries',
      header: t('admin.shipping.countries'),
      cell: (method: ShippingMethod) =>
        method.countries.length === 0
          ? t('admin.shipping.everywhere')
          : shortList(method.countries),
      value: (method: ShippingMethod) => method.countries.join(' '),
    },
    {
      id: 'days',
      header: t('admin.shipping.days'),
      cell: (method: ShippingMethod) => `${method.minDays}–${method.maxDays}`,
      value: (method: ShippingMethod) => method.minDays,
    },
    {
      id: 'active',
      header: t('admin.active'),
      onPhone: 'status' as const,
      cell: (method: ShippingMethod) => (
        <Status tone={method.active ? 'success' : 'neutral'}>
          {t(method.active ? 'admin.active' : 'admin.inactive')}
        </Status>
      ),
      value: (method: ShippingMethod) => Number(method.active),
    },
  ];
}
