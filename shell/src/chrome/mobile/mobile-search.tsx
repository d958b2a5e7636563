import { TextInput } from '@solar/ui/text-input/text-input';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { searchPath } from '../search/search-path';

/** The search form of the slide-out menu. */
export function MobileSearch({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [text, setText] = useState('');

  const search = (event: FormEvent) => {
    event.preventDefault();
    const path = searchPath(text);
    if (!path) return;
    onSearch();
    void navigate(path);
  };
  return (
    <form role="search" onSubmit={search}>
      <TextInput
        type="search"
        aria-label={t('search.title')}
        placeholder={t('search.placeholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
