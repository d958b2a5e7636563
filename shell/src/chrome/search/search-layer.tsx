import { Dialog } from 'radix-ui';
import { useFocusReturn } from '@solar/ui/hooks/use-focus-return';
import Search from 'lucide-react/icons/search';
import { useCallback, useDeferredValue, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useChrome } from '../chrome-store';
import { SearchResults, type SearchOption } from './search-results';
import styles from './search-layer.module.css';
import { searchPath } from './search-path';
import { useSearchOptions } from './use-search-options';

const LIST_ID = 'search-suggestions';

/** The search over the page: a field, what it suggests, and what was searched before. */
export function SearchLayer() {
  const { t } = useTranslation('shell');
  const close = useChrome((state) => state.close);
  const navigate = useNavigate();
  const focusReturn = useFocusReturn();
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  // A letter is shown before the list under it is drawn anew.
  const { options, loading, typed } = useSearchOptions(useDeferredValue(text));

  const go = useCallback(
    (path: string | undefined) => {
      if (!path) return;
      close();
      void navigate(path);
    },
    [close, navigate],
  );
  const choose = useCallback((option: SearchOption) => go(option.path), [go]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(options[active]?.path ?? searchPath(text));
  };
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || options.length === 0) return;
    event.preventDefault();
    setActive(
      (current) =>
        (current + step + options.length + (current < 0 && step < 0 ? 1 : 0)) % options.length,
    );
  };

  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content className={styles.layer} aria-describedby={undefined} {...focusReturn}>
          <Dialog.Title className={styles.title}>{t('search.title')}</Dialog.Title>
          <form role="search" className={styles.form} onSubmit={submit}>
            <Search aria-hidden="true" className={styles.icon} />
            <input
              className={styles.input}
              type="search"
              role="combobox"
              aria-expanded={options.length > 0}
              aria-controls={LIST_ID}
              aria-activedescendant={active >= 0 ? `${LIST_ID}-${active}` : undefined}
              aria-autocomplete="list"
              aria-label={t('search.title')}
              placeholder={t('search.placeholder')}
              autoComplete="off"
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setActive(-1);
              }}
              onKeyDown={move}
            />
            <Dialog.Close className={styles.close}>{t('search.close')}</Dialog.Close>
          </form>
          <SearchResults
            id={LIST_ID}
            options={options}
            active={active}
            loading={loading}
            typed={typed}
            onChoose={choose}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
