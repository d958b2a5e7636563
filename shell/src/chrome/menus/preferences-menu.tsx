import { currentLanguage, LANGUAGES, type Language } from '@solar/mfe-kit/i18n/i18n';
import { useChooseLanguage } from '@solar/mfe-kit/session/use-choose-language';
import { useTheme, type ThemeChoice } from '@solar/mfe-kit/stores/theme-store';
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuSeparator } from '@solar/ui/menu/menu';
import Accessibility from 'lucide-react/icons/accessibility';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChrome } from '../chrome-store';
import type { IconMenuProps } from '../header/lazy-menu';

const THEMES: readonly ThemeChoice[] = ['light', 'dark', 'system'];

/** Language, theme and the way to the accessibility options. */
export function PreferencesMenu({ trigger, defaultOpen }: IconMenuProps) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(defaultOpen);
  const chooseLanguage = useChooseLanguage();
  const { choice, setChoice } = useTheme();
  const openLayer = useChrome((state) => state.open);
  return (
    <Menu trigger={trigger} open={open} onOpenChange={setOpen}>
      <MenuLabel>{t('preferences.language')}</MenuLabel>
      <MenuRadioGroup
        value={currentLanguage()}
        onValueChange={(language) => chooseLanguage(language as Language)}
        options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
      />
      <MenuSeparator />
      <MenuLabel>{t('preferences.theme')}</MenuLabel>
      <MenuRadioGroup
        value={choice}
        onValueChange={(theme) => setChoice(theme as ThemeChoice)}
        options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
      />
      <MenuSeparator />
      <MenuItem
        icon={<Accessibility aria-hidden="true" />}
        onSelect={() => openLayer('accessibility')}
      >
        {t('accessibility.title')}
      </MenuItem>
    </Menu>
  );
}
