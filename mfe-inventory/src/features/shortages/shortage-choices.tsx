import { SHORTAGE_CHOICES, type ShortageChoice } from '@solar/contracts/inventory/shortages';
import { Card } from '@solar/ui/card/card';
import { Field } from '@solar/ui/field/field';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Stack } from '@solar/ui/layout/layout';
import { Link } from '@solar/ui/link/link';
import { RadioGroup } from '@solar/ui/radio-group/radio-group';
import { useTranslation } from 'react-i18next';
import { urls } from '../../urls';
import type { ShortOrder, useShortageDecisions } from './use-shortage-decisions';

interface ShortageChoicesProps {
  error: unknown;
  decisions: ReturnType<typeof useShortageDecisions>;
}

function OrderChoice({
  order,
  decisions,
}: { order: ShortOrder } & Omit<ShortageChoicesProps, 'error'>) {
  const { t } = useTranslation('inventory');
  const { orderId, orderNumber, quantity } = order;
  return (
    <Stack gap="2">
      <Link href={urls.shipment(orderId)}>
        <Identifier>{orderNumber}</Identifier>
      </Link>
      <Field as="fieldset" label={t('shortages.of', { number: orderNumber, count: quantity })}>
        <RadioGroup
          value={decisions.choices[orderId] ?? ''}
          onValueChange={(choice) => decisions.choose(orderId, choice as ShortageChoice)}
          options={SHORTAGE_CHOICES.map((value) => ({
            value,
            label: t(`shortages.choices.${value}`),
          }))}
        />
      </Field>
    </Stack>
  );
}

/** The orders whose goods are taken, each with what may become of it. Nothing while the service names none. */
export function ShortageChoices({ error, decisions }: ShortageChoicesProps) {
  const { t } = useTranslation('inventory');
  const orders = decisions.ordersOf(error);
  if (orders.length === 0) return null;
  return (
    <Card variant="sunken">
      <Stack gap="5">
        <div role="alert">
          <p>{t('shortages.text')}</p>
        </div>
        {orders.map((order) => (
          <OrderChoice key={order.orderId} order={order} decisions={decisions} />
        ))}
      </Stack>
    </Card>
  );
}
