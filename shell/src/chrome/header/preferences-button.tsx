import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useTranslation } from 'react-i18next';
import { LazyMenu } from './lazy-menu';

const load = () =>
  import('../menus/preferences-menu').then(({ PreferencesMenu }) => PreferencesMenu);

/** Language, theme and accessibility. */
export function PreferencesButton() {
  const { t } = useTranslation('shell');
  return (
    <LazyMenu
      label={t('preferences.title')}
      icon={<SlidersHorizontal aria-hidden="true" />}
      load={load}
    />
  );
}
