import type { ImportJob } from '@solar/contracts/common/imports-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useTranslation } from 'react-i18next';

/** What a column of an import is called: by the texts of its kind, or by the service that added it. */
export function useColumnLabel({ moreColumns = [] }: ImportJob): (name: string) => string {
  const { t } = useTranslation('admin');
  const localized = useLocalized();
  return (name) => {
    const more = moreColumns.find((one) => one.name === name);
    if (!more) return t(`imports.columns.${name}`);
    return more.unit ? `${localized(more.label)} (${more.unit})` : localized(more.label);
  };
}
