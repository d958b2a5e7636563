import { createReviewSchema, type CreateReview } from '@solar/contracts/catalog/review-http';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { notify } from '@solar/mfe-kit/notify/notify';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { FormActions } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { RatingInput } from '@solar/ui/rating/rating-input';
import { TextArea } from '@solar/ui/text-area/text-area';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sendReview } from '../api/use-reviews';
import styles from './review-form.module.css';

/** The button that opens the form, and the form with the parser that only it needs. */
export function ReviewDialog({ slug }: { slug: string }) {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title={t('review.write')}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" className={styles.write} data-print="hidden">
          {t('review.write')}
        </Button>
      }
    >
      <Form slug={slug} onSent={() => setOpen(false)} />
    </Dialog>
  );
}

function Form({ slug, onSent }: { slug: string; onSent: () => void }) {
  const { t } = useTranslation('catalog');
  const { form, submit, formError, submitting } = useZodForm<CreateReview, CreateReview>({
    schema: createReviewSchema,
    defaultValues: { rating: 0, title: '', text: '' },
    onSubmit: async (review) => {
      await sendReview(slug, review);
      notify.success(t('review.sent.title'), { description: t('review.sent.text') });
      onSent();
    },
  });
  const { errors } = form.formState;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="4">
        <Field
          as="fieldset"
          label={t('review.rating')}
          required
          error={errors.rating && t('review.ratingError')}
        >
          <Controller
            control={form.control}
            name="rating"
            render={({ field }) => <RatingInput value={field.value} onChange={field.onChange} />}
          />
        </Field>
        <Field label={t('review.title')} required error={errors.title && t('review.titleError')}>
          <TextInput {...form.register('title')} maxLength={120} />
        </Field>
        <Field label={t('review.text')} required error={errors.text && t('review.textError')}>
          <TextArea {...form.register('text')} rows={5} maxLength={3_000} showCount />
        </Field>
        {formError && (
          <p role="alert" className={styles.error}>
            {formError}
          </p>
        )}
        <FormActions inDialog>
          <Button type="submit" loading={submitting}>
            {t('review.send')}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}
