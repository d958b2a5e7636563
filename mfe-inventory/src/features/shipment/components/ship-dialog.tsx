import type { OrderStock, ShipOrderBody } from '@solar/contracts/inventory/order-inventory';
import { CarrierInput } from '@solar/mfe-kit/forms/carrier-input';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { Dialog, DialogClose } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import Truck from 'lucide-react/icons/truck';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { INVENTORY_KEY, sendInventory } from '../../../api/inventory-api';

/** The last step: the tracking number, then the goods leave the ledger. */
export function ShipDialog({ order, complete }: { order: OrderStock; complete: boolean }) {
  const { t } = useTranslation('inventory');
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [tracking, setTracking] = useState('');
  const [carrier, setCarrier] = useState('');
  const key = useIdempotencyKey(`${carrier} ${tracking}`);
  const ship = useApiMutation({
    mutationFn: () => {
      const body: ShipOrderBody = {
        ...(tracking.trim() ? { trackingNumber: tracking.trim() } : {}),
        ...(carrier.trim() ? { carrier: carrier.trim() } : {}),
      };
      return sendInventory('post', `orders/${order.orderId}/shipment`, body, key);
    },
    invalidates: [INVENTORY_KEY],
    success: t('shipment.shipped', { number: order.orderNumber }),
    onSuccess: () => setOpen(false),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    ship.mutate();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="sm"
      title={t('shipment.shipTitle', { number: order.orderNumber })}
      description={t(complete ? 'shipment.shipText' : 'shipment.shipUnchecked')}
      trigger={
        <Button
          size="lg"
          fullWidth
          variant={complete ? 'primary' : 'secondary'}
          startIcon={<Truck />}
        >
          {t('shipment.ship')}
        </Button>
      }
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{t('actions.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} loading={ship.isPending}>
            {t('shipment.ship')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Field label={t('fields.carrier')} optional>
          <CarrierInput value={carrier} onChange={(event) => setCarrier(event.target.value)} />
        </Field>
        <Field label={t('fields.tracking')} optional>
          <TextInput
            value={tracking}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setTracking(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
