import { trackOrderSchema, type TrackedOrder } from '@solar/contracts/checkout/orders-http';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { http } from '@solar/mfe-kit/http/http-client';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { Button } from '@solar/ui/button/button';
import { Card } from '@solar/ui/card/card';
import { Field } from '@solar/ui/field/field';
import { Container } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { TrackedOrderCard } from './tracked-order-card';
import styles from './order-tracking.module.css';

type TrackForm = { orderNumber: string; email: string };

export function OrderTrackingPage() {
  const { t } = useTranslation('checkout');
  usePageMeta({ title: t('tracking.title'), description: t('tracking.text') });
  const [params] = useSearchParams();
  const [order, setOrder] = useState<TrackedOrder | null>(null);
  const [missing, setMissing] = useState(false);
  const { form, submit, formError, submitting } = useZodForm<TrackForm, TrackForm>({
    schema: trackOrderSchema,
    defaultValues: { orderNumber: params.get('order') ?? '', email: '' },
    onSubmit: async (values) => {
      setOrder(null);
      setMissing(false);
      try {
        setOrder(await http.post<TrackedOrder>('/api/checkout/order-tracking', values));
      } catch (error) {
        if (!isHttpError(error) || error.status !== 404) throw error;
        setMissing(true);
      }
    },
  });
  const { errors } = form.formState;

  return (
    <Container size="xl" className={styles.page}>
      <PageHeader title={t('tracking.title')} description={t('tracking.text')} />
      <Card padding="lg">
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <Field
            label={t('order.number')}
            hint={t('tracking.numberHint')}
            required
            error={errors.orderNumber?.message}
          >
            <TextInput autoComplete="off" {...form.register('orderNumber')} />
          </Field>
          <Field label={t('tracking.email')} required error={errors.email?.message}>
            <TextInput type="email" autoComplete="email" {...form.register('email')} />
          </Field>
          {formError && <p role="alert">{formError}</p>}
          <Button type="submit" variant="primary" loading={submitting}>
            {t('tracking.submit')}
          </Button>
        </form>
      </Card>
      <div aria-live="polite">
        {missing && <p className={styles.missing}>{t('tracking.missing')}</p>}
        {order && <TrackedOrderCard order={order} />}
      </div>
    </Container>
  );
}
