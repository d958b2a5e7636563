import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Spinner } from '@solar/ui/spinner/spinner';
import { clsx } from 'clsx';
import FileText from 'lucide-react/icons/file-text';
import FolderOpen from 'lucide-react/icons/folder-open';
import History from 'lucide-react/icons/history';
import Sun from 'lucide-react/icons/sun';
import Tag from 'lucide-react/icons/tag';
import TrendingUp from 'lucide-react/icons/trending-up';
import X from 'lucide-react/icons/x';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './search-layer.module.css';
import { useForgetSearch } from './use-suggestions';

/** A line of the search layer. */
export interface SearchOption {
  key: string;
  kind: 'product' | 'category' | 'brand' | 'content' | 'history' | 'popular';
  label: string;
  detail: string;
  path: string;
  image: string | null;
  /** Present on entries of the history, which can be removed. */
  historyId?: string;
}

const ICONS = {
  product: Sun,
  category: FolderOpen,
  brand: Tag,
  content: FileText,
  history: History,
  popular: TrendingUp,
};

interface SearchResultsProps {
  id: string;
  options: readonly SearchOption[];
  active: number;
  loading: boolean;
  typed: boolean;
  onChoose: (option: SearchOption) => void;
}

/** The list below the search field. */
export const SearchResults = memo(function SearchResults({
  id,
  options,
  active,
  loading,
  typed,
  onChoose,
}: SearchResultsProps) {
  const { t } = useTranslation('shell');
  const heading = typed
    ? 'suggestions'
    : options[0]?.kind === 'history'
      ? 'history'
      : 'popularTitle';
  return (
    <div className={styles.results}>
      <p className={styles.heading}>
        {t(`search.${heading}`)}
        {loading && <Spinner size="sm" />}
      </p>
      {typed && !loading && options.length === 0 && (
        <p className={styles.nothing}>{t('search.nothing')}</p>
      )}
      <div id={id} role="listbox" aria-label={t('search.suggestions')} className={styles.list}>
        {options.map((option, index) => (
          <Line
            key={option.key}
            id={`${id}-${index}`}
            option={option}
            active={index === active}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  );
});

interface LineProps {
  id: string;
  option: SearchOption;
  active: boolean;
  onChoose: (option: SearchOption) => void;
}

function Line({ id, option, active, onChoose }: LineProps) {
  const Icon = ICONS[option.kind];
  return (
    <div className={styles.row} role="presentation">
      <div
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={active}
        className={clsx(styles.option, active && styles.active)}
        onClick={() => onChoose(option)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onChoose(option);
        }}
      >
        {option.image ? (
          <img className={styles.picture} src={option.image} alt="" width={40} height={40} />
        ) : (
          <Icon aria-hidden="true" className={styles.symbol} />
        )}
        <span className={styles.label}>{option.label}</span>
        {option.detail && <span className={styles.detail}>{option.detail}</span>}
      </div>
      {option.historyId && <ForgetButton id={option.historyId} query={option.label} />}
    </div>
  );
}

function ForgetButton({ id, query }: { id: string; query: string }) {
  const { t } = useTranslation('shell');
  const forget = useForgetSearch();
  return (
    <IconButton size="sm" label={t('search.forget', { query })} onClick={() => forget.mutate(id)}>
      <X aria-hidden="true" />
    </IconButton>
  );
}
