import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import Search from 'lucide-react/icons/search';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { searchPath } from '../../../urls';
import styles from './search-field.module.css';

/** Search again; blank is ignored. */
export function SearchField({ query }: { query: string }) {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const [text, setText] = useState(query);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') void navigate(searchPath(text));
  };
  return (
    <form role="search" onSubmit={submit} className={styles.form}>
      <Field label={t('search.label')} hideLabel className={styles.field}>
        <TextInput
          type="search"
          size="lg"
          value={text}
          maxLength={120}
          prefix={<Search aria-hidden="true" />}
          placeholder={t('search.placeholder')}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" size="lg">
        {t('search.submit')}
      </Button>
    </form>
  );
}
