import {
  LINE_HEIGHTS,
  TEXT_SIZES,
  useAccessibility,
  type AccessibilityOptions,
} from '@solar/mfe-kit/stores/accessibility-store';
import { Button } from '@solar/ui/button/button';
import { Drawer } from '@solar/ui/drawer/drawer';
import { Field } from '@solar/ui/field/field';
import { RadioGroup } from '@solar/ui/radio-group/radio-group';
import { Switch } from '@solar/ui/switch/switch';
import { useTranslation } from 'react-i18next';
import { useChrome } from '../chrome-store';
import styles from './accessibility-panel.module.css';

const SWITCHES = ['highContrast', 'dyslexiaFont', 'largeCursor'] as const;

/** How the visitor wants to read; every change shows at once and is kept. */
export function AccessibilityPanel() {
  const { t } = useTranslation('shell');
  const close = useChrome((state) => state.close);
  const { options, set, reset } = useAccessibility();
  return (
    <Drawer
      open
      onOpenChange={close}
      title={t('accessibility.title')}
      description={t('accessibility.text')}
      footer={
        <Button variant="secondary" fullWidth onClick={reset}>
          {t('accessibility.reset')}
        </Button>
      }
    >
      <div className={styles.options}>
        <Field as="fieldset" label={t('accessibility.textSize')}>
          <RadioGroup
            value={options.textSize}
            onValueChange={(value) => set({ textSize: value as AccessibilityOptions['textSize'] })}
            options={TEXT_SIZES.map((value) => ({
              value,
              label: t(`accessibility.size.${value}`),
            }))}
          />
        </Field>
        <Field as="fieldset" label={t('accessibility.lineHeight')}>
          <RadioGroup
            value={options.lineHeight}
            onValueChange={(value) =>
              set({ lineHeight: value as AccessibilityOptions['lineHeight'] })
            }
            options={LINE_HEIGHTS.map((value) => ({
              value,
              label: t(`accessibility.line.${value}`),
            }))}
          />
        </Field>
        {SWITCHES.map((key) => (
          <Switch
            key={key}
            label={t(`accessibility.${key}`)}
            checked={options[key]}
            onCheckedChange={(checked) => set({ [key]: checked })}
          />
        ))}
      </div>
    </Drawer>
  );
}
