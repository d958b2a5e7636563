import { currentLanguage } from '@solar/mfe-kit/i18n/i18n';
import { http } from '@solar/mfe-kit/http/http-client';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './newsletter-form.module.css';

/** Subscribes an address; the subscription counts once the link in the mail was followed. */
export function NewsletterForm({ source }: { source: string }) {
  const { t } = useTranslation('shell');
  const [email, setEmail] = useState('');
  const [invalid, setInvalid] = useState('');
  const subscription = useMutation({
    mutationFn: () =>
      http.post('/api/content/newsletter/subscriptions', { email, language: currentLanguage() }),
  });

  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const valid = event.currentTarget.checkValidity();
    setInvalid(valid ? '' : email ? 'email' : 'required');
    if (valid) subscription.mutate();
  };
  if (subscription.isSuccess) {
    return (
      <p role="status" className={styles.done}>
        {t('newsletter.done')}
      </p>
    );
  }
  const error = invalid && t(`form.${invalid}`);
  const failed = subscription.isError ? t('newsletter.failed') : undefined;
  return (
    <form className={styles.form} onSubmit={subscribe} noValidate>
      <Field label={t('newsletter.email')} hideLabel error={error || failed}>
        <TextInput
          type="email"
          name={`newsletter-${source}`}
          autoComplete="email"
          required
          placeholder={t('newsletter.placeholder')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="accent" loading={subscription.isPending}>
        {t('newsletter.subscribe')}
      </Button>
    </form>
  );
}
