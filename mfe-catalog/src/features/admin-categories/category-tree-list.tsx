import type { AdminCategory } from '@solar/contracts/catalog/admin-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Badge } from '@solar/ui/badge/badge';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Inline } from '@solar/ui/layout/layout';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import IndentDecrease from 'lucide-react/icons/indent-decrease';
import IndentIncrease from 'lucide-react/icons/indent-increase';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useArrangeCategories } from '../admin-shared/use-collection';
import { dropped, moved, MOVES, treeRows, type Move } from './category-tree';
import styles from './category-tree-list.module.css';

const ICONS = { up: ArrowUp, down: ArrowDown, in: IndentIncrease, out: IndentDecrease } as const;

export interface CategoryTreeListProps {
  categories: readonly AdminCategory[];
  actions: (category: AdminCategory) => ReactNode;
}

/** The categories as a tree, whose rows are dragged onto each other or moved by their buttons. */
export function CategoryTreeList({ categories, actions }: CategoryTreeListProps) {
  const { t } = useTranslation('catalog');
  const mayWrite = useCan('catalog.products.write');
  const arrange = useArrangeCategories();
  const [dragged, setDragged] = useState<string | null>(null);
  const drop = (onId: string) => {
    const places = dragged === null ? null : dropped(categories, dragged, onId);
    if (places && places.length > 0) arrange.mutate(places);
    setDragged(null);
  };
  return (
    <ul className={styles.tree} aria-label={t('admin.nav.categories')}>
      {treeRows(categories).map(({ category, depth }) => (
        <li key={category.id}>
          <div
            role="presentation"
            className={styles.row}
            data-dragged={dragged === category.id || undefined}
            draggable={mayWrite}
            onDragStart={() => setDragged(category.id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={() => drop(category.id)}
          >
            <CategoryName category={category} depth={depth} />
            {mayWrite && (
              <Moves
                category={category}
                categories={categories}
                disabled={arrange.isPending}
                onMove={(places) => arrange.mutate(places)}
              />
            )}
            {actions(category)}
          </div>
        </li>
      ))}
    </ul>
  );
}

function CategoryName({ category, depth }: { category: AdminCategory; depth: number }) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const format = useFormat();
  const { name, slug, showInDesktopMenu, showInMobileMenu, productCount } = category;
  return (
    <div className={styles.name} style={{ paddingInlineStart: `calc(${depth} * var(--space-6))` }}>
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
    </div>
  );
}

interface MovesProps {
  category: AdminCategory;
  categories: readonly AdminCategory[];
  disabled: boolean;
  onMove: (places: NonNullable<ReturnType<typeof moved>>) => void;
}

function Moves({ category, categories, disabled, onMove }: MovesProps) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const name = localized(category.name);
  const button = (move: Move) => {
    const places = moved(categories, category.id, move);
    const Icon = ICONS[move];
    return (
      <IconButton
        key={move}
        size="sm"
        label={t(`admin.categories.move.${move}`, { name })}
        disabled={disabled || places === null}
        onClick={() => places && onMove(places)}
      >
        <Icon aria-hidden="true" />
      </IconButton>
    );
  };
  return (
    <Inline gap="1" wrap={false}>
      {MOVES.map(button)}
    </Inline>
  );
}
