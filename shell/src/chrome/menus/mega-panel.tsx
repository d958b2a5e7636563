import { productPictureSources } from '@solar/contracts/catalog/product-pictures';
import { Badge } from '@solar/ui/badge/badge';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { NavigationMenu } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { COMPARISON_LINK, MENU_LINKS } from '../../navigation/menu-links';
import type { Menu } from '../../navigation/menus';
import { useMenuLinks } from '../../navigation/use-menu-links';
import { useCategoryLinks } from '../../navigation/use-category-links';
import { MENU_PICTURES } from './menu-pictures';
import styles from './mega-panel.module.css';

interface PanelLink {
  to: string;
  label: string;
  text: string;
  isNew: boolean;
  pictureUrl?: string | undefined;
}

/** The links of a section beside its picture. */
export function MegaPanel({ menu, onChoose }: { menu: Menu; onChoose: () => void }) {
  const { t } = useTranslation('shell');
  const links = usePanelLinks(menu);
  const picture = MENU_PICTURES[menu.id];
  return (
    <div className={styles.panel} data-pictures={menu.id === 'products' || undefined}>
      <ul className={styles.links}>
        {links.map(({ to, label, text, isNew, pictureUrl }) => (
          <li key={to}>
            <NavigationMenu.Link asChild onSelect={onChoose}>
              <Link className={styles.link} to={to}>
                {pictureUrl && <CutOut url={pictureUrl} />}
                <span className={styles.label}>
                  {label}
                  {isNew && (
                    <Badge tone="accent" size="sm">
                      {t('new')}
                    </Badge>
                  )}
                </span>
                <span className={styles.text}>{text}</span>
              </Link>
            </NavigationMenu.Link>
          </li>
        ))}
      </ul>
      <NavigationMenu.Link asChild onSelect={onChoose}>
        <Link className={styles.feature} to={menu.to} data-theme="dark">
          <img src={picture} alt="" width={640} height={400} loading="lazy" decoding="async" />
          <span className={styles.caption}>
            <strong>{t(`menu.${menu.id}.feature`)}</strong>
            <span className={styles.more}>
              {t(`menu.${menu.id}.all`)}
              <ArrowRight aria-hidden="true" />
            </span>
          </span>
        </Link>
      </NavigationMenu.Link>
    </div>
  );
}

/** The leading product of a category without its ground; its link says what it is. */
function CutOut({ url }: { url: string }) {
  return (
    <picture className={styles.cutOut}>
      {productPictureSources(url, '4rem').map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img src={url} alt="" width={64} height={64} loading="lazy" decoding="async" />
    </picture>
  );
}

function usePanelLinks(menu: Menu): PanelLink[] {
  const { t } = useTranslation('shell');
  const categories = useCategoryLinks('desktop');
  const links = useMenuLinks(menu.id, MENU_LINKS[menu.id]);
  if (menu.id === 'products') {
    const { to, labelKey, textKey = '' } = COMPARISON_LINK;
    const comparison = { to, label: t(labelKey), text: t(textKey), isNew: true };
    return [...categories.map((entry) => ({ ...entry, isNew: false })), comparison];
  }
  return links;
}
