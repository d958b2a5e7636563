import { NavigationMenu } from 'radix-ui';
import { useUiDirection } from '@solar/ui/ui-text/ui-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { currentMenu, MENUS } from '../../navigation/menus';
import itemStyles from '../header/navigation.module.css';
import { MegaPanel } from './mega-panel';
import styles from './mega-navigation.module.css';

const HOVER_DELAY_MS = 120;

/** The sections of the site, each with a panel that unfolds on hover, click or arrow keys. */
export function MegaNavigation() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [open, setOpen] = useState('');
  const current = currentMenu(pathname);
  return (
    <NavigationMenu.Root
      dir={useUiDirection()}
      value={open}
      onValueChange={setOpen}
      delayDuration={HOVER_DELAY_MS}
      // The navigation around it has the name; the library would give an English one.
      aria-label={undefined}
      asChild
    >
      <div>
        <NavigationMenu.List className={itemStyles.list}>
          {MENUS.map((menu) => (
            <NavigationMenu.Item key={menu.id} value={menu.id}>
              <NavigationMenu.Trigger
                className={itemStyles.item}
                data-current={menu.id === current || undefined}
              >
                {t(menu.labelKey)}
                <span className={itemStyles.chevron} aria-hidden="true" />
              </NavigationMenu.Trigger>
              <NavigationMenu.Content>
                <MegaPanel menu={menu} onChoose={() => setOpen('')} />
              </NavigationMenu.Content>
            </NavigationMenu.Item>
          ))}
        </NavigationMenu.List>
        <div className={styles.position}>
          <NavigationMenu.Viewport className={styles.viewport} />
        </div>
      </div>
    </NavigationMenu.Root>
  );
}
