import type { ShippingOption, TotalsPreview } from '@solar/contracts/checkout/checkout-http';
import type { PaymentMethod } from '@solar/contracts/checkout/payments-http';
import { Button } from '@solar/ui/button/button';
import { Card } from '@solar/ui/card/card';
import { Field } from '@solar/ui/field/field';
import { linkClass } from '@solar/ui/link/link';
import { TextArea } from '@solar/ui/text-area/text-area';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AddressBlock, BillingBlock } from '../../../shared/address-block';
import { PricedLines } from '../../../shared/priced-lines';
import { DirhamNote } from '../../../shared/dirham-note';
import { SummaryCard } from '../../../shared/summary-card';
import { TotalsList } from '../../../shared/totals-list';
import { urls } from '../../../urls';
import { useCheckoutDraft } from '../checkout-draft';
import { usePlaceOrder } from '../use-place-order';
import { PaymentChoice } from './payment-choice';
import { isTaxNumberRight, TaxNumberField } from './tax-number-field';
import { useDeliveryTime } from '../../../shared/use-delivery-time';
import styles from '../checkout.module.css';

const NOTES_MAX = 1_000;
const PO_NUMBER_MAX = 60;

export function ReviewOrder({
  preview,
  option,
  quoteId,
  onBack,
  onOutdated,
}: {
  preview: TotalsPreview;
  option: ShippingOption | null;
  quoteId: string | undefined;
  onBack: (step: 'address' | 'shipping') => void;
  onOutdated: () => void;
}) {
  const { t } = useTranslation('checkout');
  const draft = useCheckoutDraft();
  const timeOf = useDeliveryTime(draft.paymentMethod);
  const placing = usePlaceOrder({ option, quoteId, onOutdated });
  const taxNumber = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const { shippingAddress } = draft;
  const place = () => {
    if (isTaxNumberRight(draft)) return placing.place();
    setTried(true);
    taxNumber.current?.focus();
  };
  if (!shippingAddress) return null;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <div className={styles.addresses}>
          <ReviewBlock title={t('checkout.address.shipping')} onChange={() => onBack('address')}>
            <AddressBlock address={shippingAddress} />
          </ReviewBlock>
          <ReviewBlock title={t('checkout.address.billing')} onChange={() => onBack('address')}>
            <BillingBlock billing={draft.billingAddress} shipping={shippingAddress} />
          </ReviewBlock>
        </div>
        <ReviewBlock title={t('checkout.shipping.label')} onChange={() => onBack('shipping')}>
          {option && [option.name, timeOf(option)].join(' · ')}
        </ReviewBlock>
        {preview.paymentsEnabled && <PaymentChoice />}
        <Field label={t('checkout.poNumber')} hint={t('checkout.poNumberHint')} optional>
          <TextInput
            maxLength={PO_NUMBER_MAX}
            value={draft.poNumber}
            onChange={(event) => draft.change({ poNumber: event.target.value })}
          />
        </Field>
        <TaxNumberField inputRef={taxNumber} tried={tried} />
        <Field label={t('checkout.notes')} optional>
          <TextArea
            rows={3}
            maxLength={NOTES_MAX}
            value={draft.notes}
            onChange={(event) => draft.change({ notes: event.target.value })}
          />
        </Field>
      </div>
      <SummaryCard>
        <PricedLines lines={preview.lines} />
        {option && <TotalsList totals={option.totals} method={option} />}
        <DirhamNote value={option?.totals.total} />
        {placing.notice && (
          <div className={styles.alert} role="alert">
            {placing.notice.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {quoteId && (
              <Link to={urls.myQuote(quoteId)} className={linkClass('standalone')}>
                {t('checkout.openQuote')}
              </Link>
            )}
          </div>
        )}
        <Button
          variant="accent"
          size="lg"
          fullWidth
          loading={placing.pending}
          disabled={!option || !preview.paymentsEnabled}
          onClick={place}
        >
          {t('checkout.toPayment')}
        </Button>
        <p className={styles.note}>{noteOf(preview.paymentsEnabled, draft.paymentMethod, t)}</p>
      </SummaryCard>
    </div>
  );
}

function noteOf(enabled: boolean, method: PaymentMethod, t: (key: string) => string): string {
  if (!enabled) return t('checkout.paymentsOff');
  return method === 'card' ? t('checkout.holdNote') : t('checkout.holdNoteTransfer');
}

function ReviewBlock({
  title,
  onChange,
  children,
}: {
  title: string;
  onChange: () => void;
  children: React.ReactNode;
}) {
  const { t } = useTranslation('checkout');
  return (
    <Card asChild padding="md">
      <section>
        <div className={styles.blockHead}>
          <h2 className={styles.blockTitle}>{title}</h2>
          <Button
            variant="link"
            size="sm"
            aria-label={t('checkout.changeNamed', { what: title })}
            onClick={onChange}
          >
            {t('checkout.change')}
          </Button>
        </div>
        {children}
      </section>
    </Card>
  );
}
