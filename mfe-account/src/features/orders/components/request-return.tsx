import type { Order } from '@solar/contracts/checkout/orders-http';
import { CUSTOMER_RETURN_REASONS, type OrderReturns } from '@solar/contracts/checkout/returns-http';
import type { ReturnReason } from '@solar/contracts/checkout/return-states';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { Select } from '@solar/ui/select/select';
import { TextArea } from '@solar/ui/text-area/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDERS_URL } from '../../../api/orders-api';
import { requestReturn, type ReturnRequest } from '../../../api/returns-api';
import { FormAlert } from '../../../components/form-alert';
import { useReturnError } from '../use-return-error';
import { SerialChoice } from './serial-choice';
import { ReturnPictures, useReturnPictures } from './return-pictures';

type Returnable = OrderReturns['returnable']['lines'][number];
type Choice = { quantity: number; reason: ReturnReason; serials?: string[] };

interface Props {
  order: Order;
  lines: readonly Returnable[];
  onClose: () => void;
}

/** Asks for a return: how many of each product and why, with a comment and pictures. */
export function RequestReturn({ order, lines, onClose }: Props) {
  const { t } = useTranslation('account');
  const [choices, setChoices] = useState<Choice[]>(() =>
    lines.map(() => ({ quantity: 0, reason: 'defective' })),
  );
  const [comment, setComment] = useState('');
  const errorOf = useReturnError();
  const pictures = useReturnPictures();
  const body: ReturnRequest = {
    lines: lines.flatMap(({ productId }, index) => {
      const choice = choices[index];
      if (!choice || choice.quantity === 0) return [];
      const { serials = [], ...asked } = choice;
      return [{ productId, ...asked, ...(serials.length > 0 && { serials }) }];
    }),
    ...(comment.trim() ? { comment: comment.trim() } : {}),
    pictures: pictures.ids,
  };
  const key = useIdempotencyKey(JSON.stringify(body));
  const ask = useApiMutation({
    mutationFn: () => requestReturn(order.orderId, body, key),
    invalidates: [[ORDERS_URL]],
    success: t('returns.asked'),
    failure: null,
    onSuccess: onClose,
  });
  const set = (index: number, patch: Partial<Choice>) =>
    setChoices((all) => all.map((one, at) => (at === index ? { ...one, ...patch } : one)));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      locked={ask.isPending}
      size="lg"
      title={t('returns.askTitle', { number: order.orderNumber })}
      description={t('returns.askText')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={body.lines.length === 0 || pictures.busy}
            loading={ask.isPending}
            onClick={() => ask.mutate()}
          >
            {t('returns.submit')}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        {lines.map((line, index) => (
          <LineChoice
            key={line.productId}
            line={line}
            serials={numbersOf(order, line.productId)}
            choice={choices[index] ?? { quantity: 0, reason: 'defective' }}
            onChange={(patch) => set(index, patch)}
          />
        ))}
        <Field label={t('returns.comment')} hint={t('returns.commentHint')}>
          <TextArea value={comment} onChange={(event) => setComment(event.target.value)} rows={3} />
        </Field>
        <ReturnPictures pictures={pictures} />
        {ask.error && <FormAlert tone="danger">{errorOf(ask.error)}</FormAlert>}
      </Stack>
    </Dialog>
  );
}

/** The pieces of a product that were sent. */
function numbersOf({ serials = [] }: Order, productId: string): string[] {
  return serials.filter((one) => one.productId === productId).map(({ number }) => number);
}

interface LineProps {
  line: Returnable;
  serials: readonly string[];
  choice: Choice;
  onChange: (patch: Partial<Choice>) => void;
}

function LineChoice({ line, serials, choice, onChange }: LineProps) {
  const { t } = useTranslation('account');
  const { name, sku, quantity } = line;
  return (
    <Stack gap="2">
      <Field label={`${name} (${sku})`} hint={t('returns.upTo', { count: quantity })}>
        <QuantityStepper
          value={choice.quantity}
          min={0}
          max={quantity}
          onChange={(value) =>
            onChange({ quantity: value, serials: choice.serials?.slice(0, value) ?? [] })
          }
          label={t('returns.quantityOf', { name })}
        />
      </Field>
      {choice.quantity > 0 && (
        <Field label={t('returns.reasonOf', { name })}>
          <Select
            value={choice.reason}
            onValueChange={(reason) => onChange({ reason: reason as ReturnReason })}
            options={CUSTOMER_RETURN_REASONS.map((value) => ({
              value,
              label: t(`returns.reasons.${value}`),
            }))}
          />
        </Field>
      )}
      {choice.quantity > 0 && serials.length > 0 && (
        <SerialChoice
          name={name}
          serials={serials}
          chosen={choice.serials ?? []}
          max={choice.quantity}
          onChange={(chosen) => onChange({ serials: chosen })}
        />
      )}
    </Stack>
  );
}
