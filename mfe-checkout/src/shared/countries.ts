import { useTranslation } from 'react-i18next';

/** Countries that the demo shop has shipping methods for; the service decides in the end. */
const COUNTRIES =
  'AE SA OM QA BH KW EG JO LB IQ IN PK KE NG ZA MA TN DZ SN CI FR BE DE GB IT ES TR'.split(' ');

/** Options for a country field in the reader's language, the shop's own country first. */
export function useCountries(): { value: string; label: string }[] {
  const { i18n } = useTranslation();
  const names = new Intl.DisplayNames([i18n.language], { type: 'region' });
  const [home, ...others] = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }));
  others.sort((a, b) => a.label.localeCompare(b.label, i18n.language));
  return home ? [home, ...others] : others;
}

/** Name of one country. */
export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}
