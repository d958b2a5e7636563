import { Badge } from '@solar/ui/badge/badge';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Accordion } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MENU_LINKS } from '../../navigation/menu-links';
import { MENUS, type Menu } from '../../navigation/menus';
import { useMenuLinks } from '../../navigation/use-menu-links';
import { useCategoryLinks } from '../../navigation/use-category-links';
import styles from './mobile-sections.module.css';

/** The sections of the site; some lead to their page at once, all unfold. */
export function MobileSections({ onChoose }: { onChoose: () => void }) {
  return (
    <Accordion.Root type="single" collapsible className={styles.sections}>
      {MENUS.map((menu) => (
        <Section key={menu.id} menu={menu} onChoose={onChoose} />
      ))}
    </Accordion.Root>
  );
}

function Section({ menu, onChoose }: { menu: Menu; onChoose: () => void }) {
  const { t } = useTranslation('shell');
  const label = t(menu.labelKey);
  const links = useSectionLinks(menu);
  return (
    <Accordion.Item value={menu.id} className={styles.section}>
      <Accordion.Header className={styles.header}>
        {menu.directOnMobile && (
          <Link className={styles.direct} to={menu.to} onClick={onChoose}>
            {label}
          </Link>
        )}
        <Accordion.Trigger
          className={menu.directOnMobile ? styles.toggle : styles.trigger}
          aria-label={menu.directOnMobile ? t('mobile.unfold', { section: label }) : undefined}
        >
          {!menu.directOnMobile && label}
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        </Accordion.Trigger>
      </Accordion.Header>
      <Accordion.Content className={styles.content}>
        <ul className={styles.links}>
          {links.map(({ to, text, isNew }) => (
            <li key={to}>
              <Link className={styles.link} to={to} onClick={onChoose}>
                {text}
                {isNew && (
                  <Badge tone="accent" size="sm">
                    {t('new')}
                  </Badge>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </Accordion.Content>
    </Accordion.Item>
  );
}

function useSectionLinks(menu: Menu): { to: string; text: string; isNew?: boolean }[] {
  const categories = useCategoryLinks('mobile');
  const links = useMenuLinks(menu.id, MENU_LINKS[menu.id], 'mobile');
  const own = links.map(({ to, label, isNew }) => ({ to, text: label, isNew }));
  if (menu.id !== 'products') return own;
  return [...categories.map(({ to, label }) => ({ to, text: label })), ...own.slice(-1)];
}
