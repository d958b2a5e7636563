import type { DataReport } from '@solar/contracts/catalog/data-report-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { StatTile } from '@solar/ui/stat-tile/stat-tile';
import { useTranslation } from 'react-i18next';
import styles from './category-tiles.module.css';

/** How complete each category is; each tile leads to the rows of its own. */
export function CategoryTiles({
  categories,
  hrefOf,
}: {
  categories: DataReport['categories'];
  hrefOf: (slug: string) => string;
}) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const { number, percent } = useFormat();
  return (
    <ul className={styles.tiles} aria-label={t('admin.dataReport.byCategory')}>
      {categories.map(({ slug, name, known, notPublished, missing }) => {
        const asked = known + notPublished + missing;
        return (
          <li key={slug}>
            <StatTile
              label={localized(name)}
              value={percent(asked === 0 ? 1 : known / asked)}
              href={hrefOf(slug)}
              hint={
                <>
                  {t('admin.dataReport.knownOf', { known: number(known), asked: number(asked) })}
                  {notPublished > 0 && (
                    <>
                      {' · '}
                      {t('admin.dataReport.notPublishedCount', { count: notPublished })}
                    </>
                  )}
                </>
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
