import type { TaxRule } from '@solar/contracts/checkout/settings-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { QueryTable } from '@solar/mfe-kit/listing/query-table';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteRule, RULES_KEY } from '../shipping-api';
import { RowActions } from './row-actions';
import { RuleDialog } from './rule-dialog';

const WHOLE = 10_000;

export function RuleTable() {
  const { t } = useTranslation('checkout');
  const localized = useLocalized();
  const [editing, setEditing] = useState<TaxRule | 'new' | null>(null);
  const query = useQuery<TaxRule[]>({ queryKey: RULES_KEY, staleTime: 0 });
  const removing = useApiMutation({
    mutationFn: deleteRule,
    invalidates: [RULES_KEY],
    success: t('admin.deleted'),
  });
  return (
    <>
      <QueryTable
        label={t('admin.shipping.taxes')}
        columns={useRuleColumns()}
        query={query}
        rows={query.data}
        getRowId={(rule) => rule.ruleId}
        emptyText={t('admin.shipping.noTaxes')}
        toolbar={
          <Button startIcon={<Plus aria-hidden="true" />} onClick={() => setEditing('new')}>
            {t('admin.shipping.addTax')}
          </Button>
        }
        rowActions={(rule) => (
          <RowActions
            name={localized(rule.name)}
            onEdit={() => setEditing(rule)}
            onDelete={() => removing.mutateAsync(rule.ruleId)}
          />
        )}
      />
      {editing && (
        <RuleDialog rule={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}

function useRuleColumns() {
  const { t } = useTranslation('checkout');
  const localized = useLocalized();
  const format = useFormat();
  return [
    {
      id: 'country',
      header: t('address.country'),
      cell: (rule: TaxRule) =>
        rule.country ? format.country(rule.country) : t('admin.shipping.everywhere'),
      value: (rule: TaxRule) => rule.country,
    },
    {
      id: 'name',
      header: t('admin.shipping.name'),
      cell: (rule: TaxRule) => localized(rule.name),
      value: (rule: TaxRule) => localized(rule.name),
    },
    {
      id: 'rate',
      header: t('admin.shipping.rate'),
      cell: (rule: TaxRule) => format.percent(rule.basisPoints / WHOLE),
      value: (rule: TaxRule) => rule.basisPoints,
      align: 'end' as const,
    },
    {
      id: 'active',
      header: t('admin.active'),
      onPhone: 'status' as const,
      cell: (rule: TaxRule) => (
        <Status tone={rule.active ? 'success' : 'neutral'}>
          {t(rule.active ? 'admin.active' : 'admin.inactive')}
        </Status>
      ),
      value: (rule: TaxRule) => Number(rule.active),
    },
  ];
}
