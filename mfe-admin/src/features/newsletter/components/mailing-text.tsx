import type { MailingInput } from '@solar/contracts/admin/mailings-http';
import { LANGUAGES } from '@solar/contracts/common/localized';
import { Field } from '@solar/ui/field/field';
import { TextArea } from '@solar/ui/text-area/text-area';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from '../newsletter.module.css';

interface MailingTextProps {
  name: 'subject' | 'text';
  label: string;
  hint?: string;
}

/** A text of the newsletter in each language: both are needed. */
export function MailingText({ name, label, hint }: MailingTextProps) {
  const { t } = useTranslation('admin');
  const { register, formState } = useFormContext<MailingInput>();
  return (
    <div className={styles.languages}>
      {LANGUAGES.map((language) => (
        <Field
          key={language}
          label={`${label} (${t(`languages.${language}`)})`}
          hint={hint}
          required
          error={formState.errors[name]?.[language]?.message}
        >
          {name === 'text' ? (
            <TextArea lang={language} rows={8} {...register(`text.${language}`)} />
          ) : (
            <TextInput lang={language} {...register(`subject.${language}`)} />
          )}
        </Field>
      ))}
    </div>
  );
}
