import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { Button } from '@solar/ui/button/button';
import { Drawer } from '@solar/ui/drawer/drawer';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Select } from '@solar/ui/select/select';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Table from 'lucide-react/icons/table-2';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LIST_VIEWS, SORTS, type ListView, type ProductListSearch } from '../../../search-params';
import styles from './list-toolbar.module.css';

export interface ListControlsProps {
  search: Omit<ProductListSearch, 'view'> & { view?: ProductListSearch['view'] };
  total: number | undefined;
  onChange: (patch: Partial<ProductListSearch>) => void;
  /** The filters, for the drawer of a phone. */
  filters: ReactNode;
}

/** Filters on a phone, order, grid or list. */
export function ListControls({ search, total, onChange, filters }: ListControlsProps) {
  const { t } = useTranslation('catalog');
  const pricesVisible = usePriceAccess() === 'visible';
  const [filtering, setFiltering] = useState(false);
  const sorts = SORTS.filter((sort) => pricesVisible || !sort.endsWith('price'));
  return (
    <div className={styles.controls}>
      <div className={styles.onPhone}>
        <Drawer
          side="bottom"
          title={t('filters.title')}
          open={filtering}
          onOpenChange={setFiltering}
          trigger={
            <Button variant="secondary" startIcon={<SlidersHorizontal aria-hidden="true" />}>
              {t('filters.title')}
            </Button>
          }
          footer={
            <Button fullWidth onClick={() => setFiltering(false)}>
              {t('filters.show', { count: total ?? 0 })}
            </Button>
          }
        >
          {filters}
        </Drawer>
      </div>
      <div className={styles.sort}>
        <Select
          aria-label={t('sort.label')}
          value={sorts.includes(search.sort) ? search.sort : 'relevance'}
          onValueChange={(sort) => onChange({ sort: sort as ProductListSearch['sort'] })}
          options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        />
      </div>
      {search.view && (
        <div className={styles.views} role="group" aria-label={t('view.label')}>
          {LIST_VIEWS.map((view) => (
            <ViewButton key={view} view={view} current={search.view} onChange={onChange} />
          ))}
        </div>
      )}
    </div>
  );
}

const VIEW_ICONS = { grid: LayoutGrid, list: List, table: Table } as const;

function ViewButton({
  view,
  current,
  onChange,
}: {
  view: ListView;
  current: ListView | undefined;
  onChange: ListControlsProps['onChange'];
}) {
  const { t } = useTranslation('catalog');
  const Icon = VIEW_ICONS[view];
  return (
    <IconButton
      label={t(`view.${view}`)}
      variant={view === current ? 'secondary' : 'ghost'}
      aria-pressed={view === current}
      onClick={() => onChange({ view })}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
