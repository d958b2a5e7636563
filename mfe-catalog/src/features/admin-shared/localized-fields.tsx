import { LANGUAGES } from '@solar/contracts/common/localized';
import { Field } from '@solar/ui/field/field';
import { TextArea } from '@solar/ui/text-area/text-area';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './admin-form.module.css';
import { useFieldErrors } from './form-fields';

export interface LocalizedFieldsProps {
  /** Path of the text in the form. */
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** Rows of a longer text. */
  rows?: number;
}

/** One text in English and in French, beside each other. */
export function LocalizedFields({
  name,
  label,
  hint,
  required = false,
  rows,
}: LocalizedFieldsProps) {
  const { t } = useTranslation('catalog');
  const { register } = useFormContext();
  const errorOf = useFieldErrors();
  return (
    <div className={styles.pair}>
      {LANGUAGES.map((language) => {
        const path = `${name}.${language}`;
        return (
          <Field
            key={language}
            label={`${label} (${t(`language.${language}`)})`}
            hint={hint}
            required={required && language === 'en'}
            optional={!required || language !== 'en'}
            error={errorOf(path)}
          >
            {rows ? (
              <TextArea lang={language} rows={rows} {...register(path)} />
            ) : (
              <TextInput lang={language} {...register(path)} />
            )}
          </Field>
        );
      })}
    </div>
  );
}
