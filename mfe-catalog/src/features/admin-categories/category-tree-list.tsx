import type { AdminCategory } from '@solar/contracts/catalog/admin-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { TreeList } from '@solar/mfe-kit/tree/tree-list';
import { Badge } from '@solar/ui/badge/badge';
import { Inline } from '@solar/ui/layout/layout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useArrangeCategories } from '../admin-shared/use-collection';
import styles from './category-tree-list.module.css';

export interface CategoryTreeListProps {
  categories: readonly AdminCategory[];
  actions: (category: AdminCategory) => ReactNode;
}

/** The categories as a tree, whose rows are dragged onto each other or moved by their buttons. */
export function CategoryTreeList({ categories, actions }: CategoryTreeListProps) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const mayWrite = useCan('catalog.products.write');
  const arrange = useArrangeCategories();
  return (
    <TreeList
      label={t('admin.nav.categories')}
      nodes={categories}
      name={(category) => <CategoryName category={category} />}
      moveLabel={({ name }, move) => t(`admin.categories.move.${move}`, { name: localized(name) })}
      actions={actions}
      movable={mayWrite}
      busy={arrange.isPending}
      onMove={(places) => arrange.mutate(places)}
    />
  );
}

function CategoryName({ category }: { category: AdminCategory }) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const format = useFormat();
  const { name, slug, showInDesktopMenu, showInMobileMenu, productCount } = category;
  return (
    <>
      <span>{localized(name)}</span>
      <span className={styles.meta}>
        <span translate="no">{slug}</span> ·{' '}
        {t('admin.categories.products', {
          count: productCount,
          shown: format.number(productCount),
        })}
      </span>
      <Inline gap="1">
        {showInDesktopMenu && <Badge size="sm">{t('admin.categories.desktop')}</Badge>}
        {showInMobileMenu && <Badge size="sm">{t('admin.categories.mobile')}</Badge>}
      </Inline>
    </>
  );
}
