import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Button } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Field } from '@solar/ui/field/field';
import { FormActions } from '@solar/ui/form-section/form-section';
import { RadioGroup } from '@solar/ui/radio-group/radio-group';
import { useTranslation } from 'react-i18next';
import { useCheckoutDraft } from '../checkout-draft';
import { chosenOrFirst, useTotalsPreview } from '../use-totals-preview';
import { useDeliveryTime } from '../../../shared/use-delivery-time';
import { StepSkeleton } from './step-skeleton';
import styles from '../checkout.module.css';

export function ShippingStep({
  quoteId,
  onDone,
  onBack,
}: {
  quoteId: string | undefined;
  onDone: () => void;
  onBack: () => void;
}) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { shippingMethodId, paymentMethod, change } = useCheckoutDraft();
  const timeOf = useDeliveryTime(paymentMethod);
  const preview = useTotalsPreview(quoteId);
  return (
    <QueryState
      query={preview}
      skeleton={<StepSkeleton field={false} />}
      isEmpty={({ options }) => options.length === 0}
      empty={
        <EmptyState
          title={t('checkout.shipping.none')}
          description={t('checkout.shipping.noneText')}
          action={<Button onClick={onBack}>{t('checkout.changeAddress')}</Button>}
        />
      }
    >
      {({ options }) => {
        const chosen = chosenOrFirst(options, shippingMethodId);
        return (
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              change({ shippingMethodId: chosen?.methodId ?? null });
              onDone();
            }}
          >
            <Field as="fieldset" label={t('checkout.shipping.label')}>
              <RadioGroup
                variant="cards"
                value={chosen?.methodId}
                onValueChange={(value) => change({ shippingMethodId: value })}
                options={options.map((option) => ({
                  value: option.methodId,
                  label: option.name,
                  description: [option.description, timeOf(option)].filter(Boolean).join(' · '),
                  aside:
                    option.totals.shipping.amount === 0
                      ? t('totals.free')
                      : format.money(option.totals.shipping),
                }))}
              />
            </Field>
            <FormActions>
              <Button variant="ghost" onClick={onBack} type="button">
                {t('checkout.back')}
              </Button>
              <Button type="submit" variant="accent" size="lg">
                {t('checkout.toReview')}
              </Button>
            </FormActions>
          </form>
        );
      }}
    </QueryState>
  );
}
