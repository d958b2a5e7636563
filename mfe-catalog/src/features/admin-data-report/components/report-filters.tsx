import {
  DATA_STATES,
  DATA_WEIGHTS,
  type DataReport,
} from '@solar/contracts/catalog/data-report-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import { useTranslation } from 'react-i18next';
import type { DataReportSearch } from '../admin-data-report.page';

interface ReportFiltersProps {
  search: DataReportSearch;
  report: DataReport | undefined;
  onChange: (patch: Partial<DataReportSearch>) => void;
}

/** Category, field of it, what is known, what it decides, and whether the shop shows the product. */
export function ReportFilters({ search, report, onChange }: ReportFiltersProps) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const { categories = [], attributes = [] } = report ?? {};
  return (
    <>
      <FilterSelect
        label={t('admin.field.category')}
        all={t('admin.products.all.category')}
        value={search.category}
        onChange={(category) => onChange({ category, attribute: '' })}
        options={categories.map(({ slug, name }) => ({ value: slug, label: localized(name) }))}
      />
      {search.category && (
        <FilterSelect
          label={t('admin.dataReport.attribute')}
          all={t('admin.dataReport.allAttributes')}
          value={search.attribute}
          onChange={(attribute) => onChange({ attribute })}
          options={attributes.map(({ code, name, known, notPublished, missing }) => ({
            value: code,
            label: `${localized(name)} (${known}/${known + notPublished + missing})`,
          }))}
        />
      )}
      <FilterSelect
        label={t('admin.dataReport.state')}
        value={search.state}
        onChange={(state) => onChange({ state })}
        options={DATA_STATES.map((value) => ({
          value,
          label: t(`admin.dataReport.states.${value}`),
        }))}
      />
      <FilterSelect
        label={t('admin.dataReport.weight')}
        all={t('admin.dataReport.allWeights')}
        value={search.weight}
        onChange={(weight) => onChange({ weight })}
        options={DATA_WEIGHTS.map((value) => ({
          value,
          label: t(`admin.dataReport.weights.${value}`),
        }))}
      />
      <FilterSelect
        label={t('admin.field.active')}
        all={t('admin.dataReport.allProducts')}
        value={search.active}
        onChange={(active) => onChange({ active })}
        options={[
          { value: 'true', label: t('admin.products.active') },
          { value: 'false', label: t('admin.products.inactive') },
        ]}
      />
    </>
  );
}
