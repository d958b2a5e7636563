import { useTranslation } from 'react-i18next';

/** Names the parts of an entry as the editor does. */
export function usePartName(): (part: string) => string {
  const { t } = useTranslation('admin');
  return (part) => {
    if (part === 'status') return t('content.columns.status');
    return part.startsWith('fields.')
      ? t(`content.kindFields.${part.slice('fields.'.length)}`)
      : t(`content.fields.${part}`);
  };
}
