import { LateArea } from '@solar/mfe-kit/page/late-area';
import { lazyPart } from '@solar/mfe-kit/page/lazy-part';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListControlsProps } from './list-controls';
import styles from './list-toolbar.module.css';

const ListControls = lazyPart('catalog/list-controls', async () => {
  const module = await import(/* webpackChunkName: "list-controls" */ './list-controls');
  return module.ListControls;
});

export interface ListToolbarProps extends ListControlsProps {
  /** What is shown, when it is more than the number of products. */
  count?: string;
}

/** Number of products, and the controls of the list, which the products do not wait for. */
export function ListToolbar({ count, ...props }: ListToolbarProps) {
  const { t } = useTranslation('catalog');
  const { total } = props;
  return (
    <div className={styles.toolbar}>
      <p className={styles.count} role="status">
        {count ?? (total === undefined ? ' ' : t('products.count', { count: total }))}
      </p>
      <LateArea until="touch" className={styles.late}>
        <Suspense
          fallback={
            <div className={styles.waiting}>
              <Skeleton shape="button" width="100%" />
            </div>
          }
        >
          <ListControls {...props} />
        </Suspense>
      </LateArea>
    </div>
  );
}
