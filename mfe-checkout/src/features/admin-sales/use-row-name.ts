import type { SalesBy, SalesRow } from '@solar/contracts/checkout/reports-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useTranslation } from 'react-i18next';
import { useCategories } from './sales-api';

/** What a row is called: months and categories in the language of the reader. */
export function useRowName(by: SalesBy): (row: SalesRow) => string {
  const { t, i18n } = useTranslation('checkout');
  const format = useFormat();
  const localized = useLocalized();
  const categories = useCategories(by === 'category').data?.items;
  return ({ key, name }) => {
    if (by === 'day') return format.date(key);
    if (by === 'month') {
      const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
      return new Intl.DateTimeFormat(i18n.language, options).format(new Date(key));
    }
    if (by === 'customer') return name || t('admin.sales.noName');
    if (by === 'product') return name;
    const category = categories?.find(({ slug }) => slug === key);
    return category ? localized(category.name) : key || t('admin.sales.noCategory');
  };
}
