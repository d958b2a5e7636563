import { CV_BYTES_MAX } from '@solar/contracts/admin/site-http';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { http } from '@solar/mfe-kit/http/http-client';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Button } from '@solar/ui/button/button';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { Field } from '@solar/ui/field/field';
import { FileDrop } from '@solar/ui/file-drop/file-drop';
import { TextArea } from '@solar/ui/text-area/text-area';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { applicationSchema, type ApplicationFields } from './application-schema';
import styles from './careers.module.css';

/** The fields come before the file: the service reads them in this order. */
function multipart(opening: string, { cv, consent, phone, ...values }: ApplicationFields) {
  const data = new FormData();
  const fields = { ...values, ...(phone && { phone }), opening, consent: String(consent) };
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  if (cv) data.append('cv', cv);
  return data;
}

/** An application with a CV; it arrives with the messages of the back office. */
export function ApplicationForm({ opening, onSent }: { opening: string; onSent: () => void }) {
  const { t } = useTranslation(['careers', 'shell'], { nsMode: 'fallback' });
  const user = useSession((state) => state.user);
  // Sending it once more after a lost answer is the same application.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { form, submit, formError, submitting } = useZodForm({
    schema: applicationSchema,
    defaultValues: {
      fullName: user ? `${user.firstName} ${user.lastName}` : '',
      email: user?.email ?? '',
      ...{ phone: '', message: '', consent: false, cv: null },
    },
    onSubmit: async (values) => {
      await http.upload('/api/content/applications', multipart(opening, values), {
        idempotencyKey,
      });
      onSent();
    },
  });
  const { errors } = form.formState;
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {formError && (
        <p role="alert" className={styles.error}>
          {t('apply.failed')}
        </p>
      )}
      <Field label={t('apply.fullName')} error={errors.fullName?.message} required>
        <TextInput autoComplete="name" {...form.register('fullName')} />
      </Field>
      <Field label={t('apply.email')} error={errors.email?.message} required>
        <TextInput type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <Field label={t('apply.phone')} error={errors.phone?.message} optional>
        <TextInput type="tel" autoComplete="tel" {...form.register('phone')} />
      </Field>
      <Field label={t('apply.message')} error={errors.message?.message} required>
        <TextArea rows={6} {...form.register('message')} />
      </Field>
      <Controller
        control={form.control}
        name="cv"
        render={({ field: { value, onChange } }) => (
          <Field label={t('apply.cv')} error={errors.cv && t('apply.errors.cv')} required>
            <FileDrop
              accept={['.pdf']}
              maxBytes={CV_BYTES_MAX}
              maxFiles={1}
              description={t('apply.cvRules')}
              items={value ? [{ id: 'cv', name: value.name, size: value.size }] : []}
              onFiles={([file]) => onChange(file ?? null)}
              onRemove={() => onChange(null)}
            />
          </Field>
        )}
      />
      <div>
        <Controller
          control={form.control}
          name="consent"
          render={({ field }) => (
            <Checkbox
              label={t('apply.consent')}
              checked={field.value}
              onCheckedChange={(checked) => field.onChange(checked === true)}
            />
          )}
        />
        {errors.consent && (
          <p role="alert" className={styles.missing}>
            {t('apply.errors.consent')}
          </p>
        )}
      </div>
      <div>
        <Button type="submit" size="lg" loading={submitting}>
          {t('apply.send')}
        </Button>
      </div>
    </form>
  );
}
