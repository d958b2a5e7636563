/** What of react-i18next the page shares; the components for markup in texts are left out. */
export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next-package';
