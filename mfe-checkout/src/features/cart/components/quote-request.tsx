import { requestQuoteSchema } from '@solar/contracts/checkout/quotes-http';
import { LIMITS } from '@solar/contracts/common/limits';
import { FormDialog } from '@solar/mfe-kit/forms/form-dialog';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { notify } from '@solar/mfe-kit/notify/notify';
import type { CartLine } from '@solar/mfe-kit/stores/cart-store';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { TextArea } from '@solar/ui/text-area/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { urls } from '../../../urls';
import { QUOTES_KEY, requestQuote } from '../quote-request-api';

const formSchema = requestQuoteSchema.pick({ message: true });
type Values = z.infer<typeof formSchema>;

/** Asks for prices of what is in the cart, for quantities beyond the price list. */
export function QuoteRequest({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation('checkout');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" fullWidth onClick={() => setOpen(true)}>
        {t('quoteRequest.open')}
      </Button>
      {open && <RequestDialog lines={lines} onClose={() => setOpen(false)} />}
    </>
  );
}

function RequestDialog({ lines, onClose }: { lines: readonly CartLine[]; onClose: () => void }) {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const client = useQueryClient();
  const wanted = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const zodForm = useZodForm<Values, Values>({
    schema: formSchema,
    defaultValues: { message: '' },
    onSubmit: async (values) => {
      const quote = await requestQuote({ lines: wanted, ...values }, key);
      await client.invalidateQueries({ queryKey: QUOTES_KEY });
      notify.success(t('quoteRequest.sent'), { description: t('quoteRequest.sentText') });
      await navigate(urls.myQuote(quote.quoteId));
    },
  });
  const { form } = zodForm;
  const message = useWatch({ control: form.control, name: 'message' });
  const key = useIdempotencyKey(JSON.stringify([wanted, message]));
  return (
    <FormDialog
      form={zodForm}
      title={t('quoteRequest.open')}
      description={t('quoteRequest.text')}
      submitLabel={t('quoteRequest.send')}
      onClose={onClose}
    >
      <Field
        label={t('quoteRequest.message')}
        hint={t('quoteRequest.hint')}
        optional
        error={form.formState.errors.message?.message}
      >
        <TextArea rows={4} maxLength={LIMITS.textMax} {...form.register('message')} />
      </Field>
    </FormDialog>
  );
}
