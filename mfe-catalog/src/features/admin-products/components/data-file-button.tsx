import { http } from '@solar/mfe-kit/http/http-client';
import { saveFile } from '@solar/mfe-kit/http/save-file';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import FileDown from 'lucide-react/icons/file-down';
import { useTranslation } from 'react-i18next';

/** Saves the data of all products, with what they lack, as a table. */
export function DataFileButton() {
  const { t } = useTranslation('catalog');
  const exported = useApiMutation({
    mutationFn: async () =>
      saveFile(await http.download('/api/catalog/admin/product-data/file'), 'products.csv'),
  });
  return (
    <IconButton
      label={t('admin.products.exportData')}
      disabled={exported.isPending}
      onClick={() => exported.mutate()}
    >
      <FileDown aria-hidden="true" />
    </IconButton>
  );
}
