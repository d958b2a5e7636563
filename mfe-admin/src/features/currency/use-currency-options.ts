import type { SelectOption } from '@solar/ui/select/select';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Every currency that can be formatted, by its name in the language in use. */
export function useCurrencyOptions(): (SelectOption & { value: string })[] {
  const { language } = useTranslation('admin').i18n;
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'currency' });
    return Intl.supportedValuesOf('currency')
      .map((value) => ({ value, name: names.of(value) ?? value }))
      .sort((a, b) => a.name.localeCompare(b.name, language))
      .map(({ value, name }) => ({ value, label: `${name} (${value})` }));
  }, [language]);
}
