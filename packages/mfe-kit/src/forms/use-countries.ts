import { countryName } from '@solar/contracts/common/country-name';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Countries that the demo shop has shipping methods for; the service decides in the end. */
const COUNTRIES =
  'AE SA OM QA BH KW EG JO LB IQ IN PK KE NG ZA MA TN DZ SN CI FR BE DE GB IT ES TR'.split(' ');

/** Options for a country field in the language in use, the shop's own country first. */
export function useCountries(): { value: string; label: string }[] {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const [home, ...others] = COUNTRIES.map((value) => ({
      value,
      label: countryName(value, language),
    }));
    others.sort((a, b) => a.label.localeCompare(b.label, language));
    return home ? [home, ...others] : others;
  }, [language]);
}
