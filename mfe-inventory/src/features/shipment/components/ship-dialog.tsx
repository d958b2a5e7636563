import type { OrderStock, ShipOrderBody } from '@solar/contracts/inventory/order-inventory';
import { CarrierInput } from '@solar/mfe-kit/forms/carrier-input';
import { FormDialog } from '@solar/mfe-kit/forms/form-dialog';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import Truck from 'lucide-react/icons/truck';
import { allPieces, withSerials, type ShippedPieces, type TypedSerials } from '../leaving-pieces';
import { LeavingSerials } from './leaving-serials';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { INVENTORY_KEY, sendInventory } from '../../../api/inventory-api';

interface ShipDialogProps {
  order: OrderStock;
  /** Whether every piece was picked here. */
  complete: boolean;
  /** What was picked here; a part of it may leave. */
  picked?: readonly ShippedPieces[];
}

/** The last step: the tracking number, then the goods leave the ledger, all or those that were picked. */
export function ShipDialog({ order, complete, picked = [] }: ShipDialogProps) {
  const { t } = useTranslation('inventory');
  const [open, setOpen] = useState(false);
  const [tracking, setTracking] = useState('');
  const [carrier, setCarrier] = useState('');
  const mayPart = !complete && picked.length > 0;
  const [part, setPart] = useState(false);
  const [typed, setTyped] = useState<TypedSerials>({});
  const leaving = mayPart && part ? picked : allPieces(order.lines);
  const named = withSerials(leaving, typed);
  const lines = leaving === picked || named.some(({ serials }) => serials) ? named : undefined;
  const key = useIdempotencyKey(`${carrier} ${tracking} ${JSON.stringify(lines)}`);
  const ship = useApiMutation({
    mutationFn: () => {
      const body: ShipOrderBody = {
        ...(tracking.trim() ? { trackingNumber: tracking.trim() } : {}),
        ...(carrier.trim() ? { carrier: carrier.trim() } : {}),
        ...(lines && { lines }),
      };
      return sendInventory('post', `orders/${order.orderId}/shipment`, body, key);
    },
    invalidates: [INVENTORY_KEY],
    success: t(leaving === picked ? 'shortages.partShipped' : 'shipment.shipped', {
      number: order.orderNumber,
    }),
    onSuccess: () => setOpen(false),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    ship.mutate();
  };
  return (
    <FormDialog
      form={{ submit, formError: null, submitting: ship.isPending }}
      submitLabel={t('shipment.ship')}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
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
    >
      {mayPart && (
        <Checkbox checked={part} onCheckedChange={setPart} label={t('shortages.onlyPicked')} />
      )}
      <LeavingSerials lines={order.lines} leaving={leaving} typed={typed} onChange={setTyped} />
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
    </FormDialog>
  );
}
