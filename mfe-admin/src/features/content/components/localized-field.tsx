import { LANGUAGES } from '@solar/contracts/common/localized';
import { Field } from '@solar/ui/field/field';
import { TextArea } from '@solar/ui/text-area/text-area';
import { TextInput } from '@solar/ui/text-input/text-input';
import { get, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContentFormValues } from '../content-form';
import styles from '../content-edit.module.css';

interface LocalizedFieldProps {
  /** Path of the text in the form, such as `title` or `fields.challenge`. */
  name: 'title' | 'excerpt' | 'metaTitle' | 'metaDescription' | `fields.${string}`;
  label: string;
  hint?: string;
  required?: boolean;
  multiline?: boolean;
}

/** One text in English and French, side by side. */
export function LocalizedField({ name, label, hint, required, multiline }: LocalizedFieldProps) {
  const { t } = useTranslation('admin');
  const { register, formState } = useFormContext<ContentFormValues>();
  const Input = multiline ? TextArea : TextInput;
  return (
    <div className={styles.languages}>
      {LANGUAGES.map((language) => {
        const path = `${name}.${language}` as const;
        const error = get(formState.errors, path) as { message?: string } | undefined;
        return (
          <Field
            key={language}
            label={`${label} (${t(`languages.${language}`)})`}
            hint={language === 'en' ? hint : undefined}
            required={required && language === 'en'}
            error={error?.message}
          >
            <Input lang={language} {...register(path as 'title.en')} />
          </Field>
        );
      })}
    </div>
  );
}
