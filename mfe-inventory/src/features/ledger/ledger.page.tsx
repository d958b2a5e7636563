import type { StockMove } from '@solar/contracts/inventory/moves';
import { MOVE_REASONS } from '@solar/contracts/inventory/states';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import {
  choiceField,
  filledFields,
  pageFields,
  textField,
} from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { DateRangeField } from '@solar/ui/date-field/date-field';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useInventoryPage } from '../../api/inventory-api';
import { useWarehouseOptions } from '../lookup/use-warehouses';
import { InventoryScreen } from '../screen/inventory-screen';
import styles from './ledger.module.css';
import { useMoveColumns } from './use-move-columns';

const stateSchema = z.object({
  ...pageFields,
  reason: choiceField(MOVE_REASONS),
  warehouseId: textField,
  productId: textField,
  binId: textField,
  reference: textField,
  fromDay: textField,
  toDay: textField,
});
type State = z.infer<typeof stateSchema>;

/** Days are whole days where the person is; the service takes moments. */
function periodOf({ fromDay, toDay }: State): { from?: string; to?: string } {
  return {
    ...(fromDay ? { from: new Date(`${fromDay}T00:00:00`).toISOString() } : {}),
    ...(toDay ? { to: new Date(`${toDay}T23:59:59.999`).toISOString() } : {}),
  };
}

/** Every move of goods there ever was. */
export function LedgerPage() {
  const { t } = useTranslation('inventory');
  const [state, setState] = useSearchState(stateSchema);
  const { fromDay, toDay, ...rest } = state;
  const query = useInventoryPage<StockMove>('moves', filledFields({ ...rest, ...periodOf(state) }));
  const columns = useMoveColumns();
  const warehouses = useWarehouseOptions();
  const filter = (patch: Partial<State>) => setState({ ...patch, page: 1 });
  const narrowed = state.productId !== '' || state.binId !== '';
  return (
    <InventoryScreen title={t('ledger.title')} description={t('ledger.text')}>
      <PageTable
        label={t('ledger.title')}
        views="stock-moves"
        columns={columns}
        query={query}
        getRowId={(row) => row.id}
        state={state}
        onState={setState}
        exportName="stock-moves"
        toolbar={
          <>
            <FilterSelect
              label={t('fields.reason')}
              all={t('filters.allReasons')}
              value={state.reason}
              onChange={(reason) => filter({ reason })}
              options={MOVE_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            />
            <FilterSelect
              label={t('fields.warehouse')}
              all={t('filters.allWarehouses')}
              value={state.warehouseId}
              onChange={(warehouseId) => filter({ warehouseId })}
              options={warehouses}
            />
            <form
              className={styles.reference}
              key={state.reference}
              onSubmit={(event) => {
                event.preventDefault();
                const form = new FormData(event.currentTarget);
                filter({ reference: String(form.get('reference') ?? '').trim() });
              }}
            >
              <Field label={t('fields.reference')} hideLabel>
                <TextInput
                  name="reference"
                  size="sm"
                  defaultValue={state.reference}
                  placeholder={t('ledger.referenceHint')}
                />
              </Field>
            </form>
            <Field as="fieldset" label={t('filters.period')} hideLabel>
              <DateRangeField
                size="sm"
                value={fromDay && toDay ? { start: fromDay, end: toDay } : null}
                onChange={(range) =>
                  filter({ fromDay: range?.start ?? '', toDay: range?.end ?? '' })
                }
              />
            </Field>
            {narrowed && (
              <Button
                size="sm"
                variant="ghost"
                onClick={() => filter({ productId: '', binId: '' })}
              >
                {t('filters.clear')}
              </Button>
            )}
          </>
        }
      />
    </InventoryScreen>
  );
}
