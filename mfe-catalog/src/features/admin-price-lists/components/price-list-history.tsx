import type { PriceListDetail } from '@solar/contracts/catalog/price-list-http';
import type { AuditChange } from '@solar/contracts/common/audit';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { usePriceListAction } from '../api/use-price-lists';
import { undoPrices } from '../undo-prices';

interface PriceListHistoryProps {
  list: PriceListDetail;
  /** An approved list does not change. */
  editable: boolean;
}

/** Who changed the list and what it was before; each field of a change is taken back by the request that would change it. */
export function PriceListHistory({ list, editable }: PriceListHistoryProps) {
  const { mutateAsync } = usePriceListAction(list.id);
  const can = (changes: readonly AuditChange[]) => undoPrices(list, changes).actions.length > 0;
  const run = (changes: readonly AuditChange[]) => {
    const { actions, left } = undoPrices(list, changes);
    const inTurn = async () => {
      for (const action of actions) await mutateAsync(action);
    };
    // What is refused is shown by the request itself, and ends the rest.
    void inTurn().catch(() => undefined);
    return left === 0 ? undefined : left;
  };
  return (
    <RemoteSlot
      remote="admin"
      name="history"
      props={{
        ...{ type: 'price-list', id: list.id, stand: list.version },
        ...(editable ? { undo: { can, run } } : {}),
      }}
    />
  );
}
