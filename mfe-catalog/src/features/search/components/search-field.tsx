import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import Search from 'lucide-react/icons/search';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router';
import { SEARCH_PATH, searchPath } from '../../../urls';
import styles from './search-field.module.css';

/** Search again; blank is ignored. */
export function SearchField({ query }: { query: string }) {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  // By itself the form leads to the same address, for a page whose scripts have not run.
  const action = useHref(SEARCH_PATH);
  const [text, setText] = useState(query);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') void navigate(searchPath(text));
  };
  return (
    <form role="search" action={action} onSubmit={submit} className={styles.form}>
      <Field label={t('search.label')} hideLabel className={styles.field}>
        <TextInput
          type="search"
          name="q"
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
