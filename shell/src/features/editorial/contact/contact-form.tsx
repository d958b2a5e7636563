import { CONTACT_SUBJECTS } from '@solar/contracts/admin/site-http';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { http } from '@solar/mfe-kit/http/http-client';
import { notify } from '@solar/mfe-kit/notify/notify';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { Select } from '@solar/ui/select/select';
import { TextArea } from '@solar/ui/text-area/text-area';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useHref, useSearchParams } from 'react-router';
import { contactSchema, type ContactFields } from './contact-schema';
import styles from './contact.module.css';

/** The contact form; what it sends is kept and mailed to the company. */
export function ContactForm() {
  const { t } = useTranslation(['contact', 'shell'], { nsMode: 'fallback' });
  const [params] = useSearchParams();
  // A form that was sent before its scripts ran comes back with the outcome in the address.
  const [sent, setSent] = useState(params.has('sent'));
  const action = useHref('/contact');
  const { form, submit, formError, submitting } = useZodForm({
    schema: contactSchema,
    defaultValues: useStartValues(),
    onSubmit: async (values) => {
      await http.post('/api/content/contact-messages', values);
      setSent(true);
      notify.success(t('contact.sent.title'), { description: t('contact.sent.text') });
    },
  });
  if (sent) return <Sent onAgain={() => setSent(false)} />;

  const { errors } = form.formState;
  return (
    <form
      className={styles.form}
      method="post"
      action={action}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {(formError || params.has('failed')) && (
        <p role="alert" className={styles.error}>
          {t('contact.failed')}
        </p>
      )}
      <div className={styles.pair}>
        <Field label={t('contact.fullName')} error={errors.fullName?.message} required>
          <TextInput autoComplete="name" {...form.register('fullName')} />
        </Field>
        <Field label={t('contact.email')} error={errors.email?.message} required>
          <TextInput type="email" autoComplete="email" {...form.register('email')} />
        </Field>
        <Field
          label={t('contact.phone')}
          hint={t('contact.phoneHint')}
          error={errors.phone?.message}
          optional
        >
          <TextInput type="tel" autoComplete="tel" {...form.register('phone')} />
        </Field>
        <Field label={t('contact.company')} error={errors.company?.message} optional>
          <TextInput autoComplete="organization" {...form.register('company')} />
        </Field>
      </div>
      <Field label={t('contact.subject')} error={errors.subject?.message} required>
        <Controller
          control={form.control}
          name="subject"
          render={({ field }) => (
            <>
              <input type="hidden" name="subject" value={field.value} />
              <Select
                value={field.value}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
                options={CONTACT_SUBJECTS.map((value) => ({
                  value,
                  label: t(`contact.subjects.${value}`),
                }))}
              />
            </>
          )}
        />
      </Field>
      <Field label={t('contact.message')} error={errors.message?.message} required>
        <TextArea rows={7} {...form.register('message')} />
      </Field>
      <div>
        <Button type="submit" size="lg" loading={submitting}>
          {t('contact.send')}
        </Button>
      </div>
    </form>
  );
}

/** What is known beforehand: the person, the subject of the link, the bill of the calculator. */
function useStartValues(): ContactFields {
  const { t } = useTranslation(['contact', 'shell'], { nsMode: 'fallback' });
  const [params] = useSearchParams();
  const user = useSession((state) => state.user);
  const subject = CONTACT_SUBJECTS.find((known) => known === params.get('subject')) ?? 'general';
  const bill = params.get('bill');
  return {
    fullName: user ? `${user.firstName} ${user.lastName}` : '',
    email: user?.email ?? '',
    phone: '',
    company: '',
    subject,
    message: bill ? t('contact.billMessage', { bill }) : '',
  };
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation(['contact', 'shell'], { nsMode: 'fallback' });
  return (
    <div className={styles.done} role="status">
      <h2 className={styles.doneTitle}>{t('contact.sent.title')}</h2>
      <p>{t('contact.sent.text')}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t('contact.another')}
      </Button>
    </div>
  );
}
