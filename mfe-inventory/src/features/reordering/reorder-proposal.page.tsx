import type { ProposedOrders, ReorderProposal } from '@solar/contracts/inventory/reordering';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import { textField } from '@solar/mfe-kit/listing/list-search';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Button } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { FormActions } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { INVENTORY_KEY, sendInventory, useInventoryItem } from '../../api/inventory-api';
import { urls } from '../../urls';
import { useWarehouseOptions } from '../lookup/use-warehouses';
import { InventoryScreen } from '../screen/inventory-screen';
import { ProposalLine } from './components/proposal-line';
import {
  ordersOf,
  proposedKey,
  proposedLines,
  type LineEdit,
  type ProposalEdits,
} from './proposal';
import styles from './reordering.module.css';

const stateSchema = z.object({ warehouseId: textField });

function ProposalForm({ proposal }: { proposal: ReorderProposal }) {
  const { t } = useTranslation('inventory');
  const navigate = useNavigate();
  const mayOrder = useCan('inventory.purchase-orders.write');
  const [edits, setEdits] = useState<ProposalEdits>({});
  const lines = proposedLines(proposal.items, edits);
  const orders = ordersOf(lines);
  const key = useIdempotencyKey(JSON.stringify(orders));
  const create = useApiMutation({
    mutationFn: () =>
      sendInventory<ProposedOrders>('post', 'reorder-proposal/orders', { orders }, key),
    invalidates: [INVENTORY_KEY],
    success: ({ items }) => t('reordering.drafted', { count: items.length }),
    onSuccess: () => void navigate(`${urls.purchaseOrders}?status=draft`),
  });
  const change = (line: string, edit: LineEdit) =>
    setEdits((before) => ({ ...before, [line]: { ...before[line], ...edit } }));
  if (lines.length === 0) {
    return (
      <EmptyState
        level={2}
        title={t('reordering.nothing')}
        description={t('reordering.nothingText')}
      />
    );
  }
  return (
    <Stack gap="5">
      <ul className={styles.lines} aria-label={t('reordering.title')}>
        {lines.map((line) => (
          <ProposalLine
            key={proposedKey(line)}
            proposed={line}
            onChange={(edit) => change(proposedKey(line), edit)}
          />
        ))}
      </ul>
      {mayOrder && (
        <FormActions sticky>
          <Button
            size="lg"
            disabled={orders.length === 0}
            loading={create.isPending}
            onClick={() => create.mutate()}
          >
            {t('reordering.draft', { count: orders.length })}
          </Button>
        </FormActions>
      )}
    </Stack>
  );
}

/** What should be ordered, by supplier; the buyer edits it and makes draft orders of it. */
export function ReorderProposalPage() {
  const { t } = useTranslation('inventory');
  const [{ warehouseId }, setState] = useSearchState(stateSchema);
  const warehouses = useWarehouseOptions();
  const query = useInventoryItem<ReorderProposal>(
    'reorder-proposal',
    warehouseId ? { warehouseId } : {},
  );
  return (
    <InventoryScreen
      title={t('reordering.title')}
      description={t('reordering.text')}
      parent={{ label: t('purchaseOrders.title'), href: urls.purchaseOrders }}
      actions={
        <FilterSelect
          label={t('fields.warehouse')}
          all={t('filters.allWarehouses')}
          value={warehouseId}
          onChange={(chosen) => setState({ warehouseId: chosen })}
          options={warehouses}
        />
      }
    >
      <QueryState query={query} skeleton={<Skeleton shape="block" height="20rem" />}>
        {(proposal) => <ProposalForm key={warehouseId} proposal={proposal} />}
      </QueryState>
    </InventoryScreen>
  );
}
