import {
  cannedAnswerInputSchema,
  type CannedAnswer,
} from '@solar/contracts/account/canned-answers-http';
import { LANGUAGES } from '@solar/contracts/common/localized';
import { FormDialog } from '@solar/mfe-kit/forms/form-dialog';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { Field } from '@solar/ui/field/field';
import { TextArea } from '@solar/ui/text-area/text-area';
import { useTranslation } from 'react-i18next';
import { useSaveCannedAnswer } from '../../api/support-api';
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
  const fieldError = useFieldError();
  const idempotencyKey = useIdempotencyKey(answer?.id ?? 'new');
  const save = useSaveCannedAnswer(t('admin.saved'));
  const zodForm = useZodForm({
    schema: cannedAnswerInputSchema,
    defaultValues: { title: answer?.title ?? '', text: answer?.text ?? { en: '', fr: '' } },
    onSubmit: async (input) => {
      await save.mutateAsync({ id: answer?.id, input, idempotencyKey });
      onClose();
    },
  });
  const { form } = zodForm;
  const { errors } = form.formState;
  return (
    <FormDialog
      form={zodForm}
      title={t(answer ? 'admin.cannedAnswers.change' : 'admin.cannedAnswers.add')}
      submitLabel={t('common.save')}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
