import { http } from '@solar/mfe-kit/http/http-client';
import { saveFile } from '@solar/mfe-kit/http/save-file';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { Menu, MenuItem, MenuLabel } from '@solar/ui/menu/menu';
import ChevronDown from 'lucide-react/icons/chevron-down';
import FileDown from 'lucide-react/icons/file-down';
import FileUp from 'lucide-react/icons/file-up';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useExportPrices } from '../api/use-price-file';
import { ImportPricesDialog } from './import-prices-dialog';

/** Products and their prices as tables, in and out. */
export function ProductTableMenu() {
  const { t } = useTranslation('catalog');
  const mayWrite = useCan('catalog.products.write');
  const mayReadPrices = useCan('catalog.prices.read');
  const mayWritePrices = useCan('catalog.prices.write');
  const exportPrices = useExportPrices();
  const exportData = useApiMutation({
    mutationFn: async () =>
      saveFile(await http.download('/api/catalog/admin/product-data/file'), 'products.csv'),
  });
  const [importing, setImporting] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <Button
            variant="secondary"
            endIcon={<ChevronDown aria-hidden="true" />}
            loading={exportData.isPending || exportPrices.isPending}
          >
            {t('admin.products.tables')}
          </Button>
        }
      >
        <MenuLabel>{t('admin.nav.products')}</MenuLabel>
        {mayWrite && (
          <MenuItem asChild icon={<FileUp />}>
            <Link to="/admin/imports?kind=products">{t('admin.products.importTable')}</Link>
          </MenuItem>
        )}
        <MenuItem icon={<FileDown />} onSelect={() => exportData.mutate()}>
          {t('admin.products.exportData')}
        </MenuItem>
        {(mayReadPrices || mayWritePrices) && (
          <MenuLabel>{t('admin.products.tablePrices')}</MenuLabel>
        )}
        {mayWritePrices && (
          <MenuItem icon={<FileUp />} onSelect={() => setImporting(true)}>
            {t('admin.priceFile.import')}
          </MenuItem>
        )}
        {mayReadPrices && (
          <MenuItem icon={<FileDown />} onSelect={() => exportPrices.mutate()}>
            {t('admin.priceFile.export')}
          </MenuItem>
        )}
      </Menu>
      {importing && <ImportPricesDialog onClose={() => setImporting(false)} />}
    </>
  );
}
