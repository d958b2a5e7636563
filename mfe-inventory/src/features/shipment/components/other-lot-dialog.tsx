import type { OrderStock, PickLine } from '@solar/contracts/inventory/order-inventory';
import type { Balance, StockDetail } from '@solar/contracts/inventory/stock-levels';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { Dialog, DialogClose } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { RadioGroup } from '@solar/ui/radio-group/radio-group';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPast } from '../../labels/labels';
import { INVENTORY_KEY, sendInventory, useInventoryItem } from '../../../api/inventory-api';

const keyOf = ({ binId, lot }: Pick<Balance, 'binId' | 'lot'>) => `${binId}|${lot ?? ''}`;

/** Sorts after every date. */
const NEVER = '9999-12-31';

/** Bins with free pieces that may still be used, those that leave first on top. */
function othersOf({ balances, pickOrder }: StockDetail, line: PickLine): Balance[] {
  const mine = keyOf({ binId: line.bin.binId, lot: line.lot });
  return balances
    .filter((balance) => keyOf(balance) !== mine && balance.onHand > balance.allocated)
    .filter(({ expiresOn }) => !expiresOn || !isPast(expiresOn))
    .toSorted(
      (a, b) =>
        (pickOrder === 'first_in'
          ? 0
          : (a.expiresOn ?? NEVER).localeCompare(b.expiresOn ?? NEVER)) ||
        a.firstReceivedAt.localeCompare(b.firstReceivedAt),
    );
}

function Choice(props: {
  others: readonly Balance[];
  value: string;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  if (props.others.length === 0) return <p>{t('otherLot.none')}</p>;
  return (
    <Field as="fieldset" label={t('otherLot.from')}>
      <RadioGroup
        value={props.value}
        onValueChange={props.onChange}
        options={props.others.map((balance) => ({
          value: keyOf(balance),
          label: t(balance.lot ? 'otherLot.lotIn' : 'otherLot.in', {
            bin: balance.binCode,
            lot: balance.lot,
          }),
          description: t(balance.expiresOn ? 'otherLot.freeUntil' : 'otherLot.free', {
            count: balance.onHand - balance.allocated,
            date: format.date(balance.firstReceivedAt),
            until: balance.expiresOn ? format.date(balance.expiresOn) : '',
          }),
        }))}
      />
    </Field>
  );
}

/** Takes pieces of a pick from another bin or lot. */
export function OtherLotDialog({ order, line }: { order: OrderStock; line: PickLine }) {
  const { t } = useTranslation('inventory');
  const { product, bin, lot } = line;
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const [quantity, setQuantity] = useState(line.quantity);
  const query = useInventoryItem<StockDetail>(`stock-levels/${product.productId}`, {}, open);
  const target = query.data?.balances.find((balance) => keyOf(balance) === chosen);
  const most = target ? Math.min(line.quantity, target.onHand - target.allocated) : line.quantity;
  const body = {
    productId: product.productId,
    from: { binId: bin.binId, lot },
    to: { binId: target?.binId, lot: target?.lot ?? null },
    quantity: Math.min(quantity, most),
  };
  const key = useIdempotencyKey(JSON.stringify(body));
  const change = useApiMutation({
    mutationFn: () => sendInventory('post', `orders/${order.orderId}/picks`, body, key),
    invalidates: [INVENTORY_KEY],
    success: t('otherLot.changed'),
    onSuccess: () => setOpen(false),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="sm"
      title={t('otherLot.title', { sku: product.sku })}
      trigger={
        <Button
          variant="ghost"
          aria-label={t('otherLot.of', { sku: product.sku, bin: bin.binCode })}
        >
          {t('otherLot.open')}
        </Button>
      }
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{t('actions.cancel')}</Button>
          </DialogClose>
          <Button disabled={!target} loading={change.isPending} onClick={() => change.mutate()}>
            {t('actions.save')}
          </Button>
        </>
      }
    >
      <QueryState query={query} skeleton={<Skeleton shape="text" lines={3} />}>
        {(detail) => (
          <Stack gap="4">
            <Choice others={othersOf(detail, line)} value={chosen} onChange={setChosen} />
            <Field label={t('fields.quantity')}>
              <QuantityStepper
                label={t('fields.quantity')}
                value={Math.min(quantity, most)}
                max={most}
                onChange={setQuantity}
              />
            </Field>
          </Stack>
        )}
      </QueryState>
    </Dialog>
  );
}
