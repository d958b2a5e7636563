import {
  cannedAnswerInputSchema,
  type CannedAnswer,
} from '@solar/contracts/account/canned-answers-http';
import { LANGUAGES } from '@solar/contracts/common/localized';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { TextArea } from '@solar/ui/text-area/text-area';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveCannedAnswer } from '../../api/support-api';
import { FormAlert } from '../../components/form-alert';
import { TextField } from '../../components/text-field';
import { useFieldError } from '../../components/use-field-error';

/** Enters or changes an answer, in every language. */
export function CannedAnswerDialog({
  answer,
  onClose,
}: {
  answer: CannedAnswer | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('account');
  const formId = useId();
  const fieldError = useFieldError();
  const idempotencyKey = useIdempotencyKey(answer?.id ?? 'new');
  const save = useSaveCannedAnswer(t('admin.saved'));
  const { form, submit, formError, submitting } = useZodForm({
    schema: cannedAnswerInputSchema,
    defaultValues: { title: answer?.title ?? '', text: answer?.text ?? { en: '', fr: '' } },
    onSubmit: async (input) => {
      await save.mutateAsync({ id: answer?.id, input, idempotencyKey });
      onClose();
    },
  });
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(answer ? 'admin.cannedAnswers.change' : 'admin.cannedAnswers.add')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={submitting}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="5">
          {formError && <FormAlert tone="danger">{formError}</FormAlert>}
          <TextField
            label={t('admin.cannedAnswers.name')}
            field={form.register('title')}
            error={errors.title}
            required
          />
          {LANGUAGES.map((language) => (
            <Field
              key={language}
              label={t(`admin.cannedAnswers.text_${language}`)}
              error={fieldError(errors.text?.[language])}
              required={language === 'en'}
            >
              <TextArea lang={language} rows={4} {...form.register(`text.${language}`)} />
            </Field>
          ))}
        </Stack>
      </form>
    </Dialog>
  );
}
