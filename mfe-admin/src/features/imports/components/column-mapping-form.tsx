import type { ImportColumn } from '@solar/contracts/common/import-kinds';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { Field } from '@solar/ui/field/field';
import { FormSection, fullRowClass } from '@solar/ui/form-section/form-section';
import { Select } from '@solar/ui/select/select';
import { useTranslation } from 'react-i18next';
import type { ImportPlan } from '../api/imports-api';

const NONE = '\u0000none';

interface ColumnMappingFormProps {
  columns: readonly ImportColumn[];
  ofFile: readonly string[];
  plan: ImportPlan;
  onPlan: (plan: ImportPlan) => void;
}

/** Which column of the file is which, and what happens to what is there already. */
export function ColumnMappingForm({ columns, ofFile, plan, onPlan }: ColumnMappingFormProps) {
  const { t } = useTranslation('admin');
  const choose = (name: string, column: string) => {
    const others = Object.entries(plan.mapping).filter(([key]) => key !== name);
    const chosen = column === NONE ? [] : [[name, column]];
    onPlan({ ...plan, mapping: Object.fromEntries([...others, ...chosen]) });
  };
  return (
    <FormSection title={t('imports.mapping')} description={t('imports.mappingText')} columns={2}>
      {columns.map(({ name, required }) => (
        <Field key={name} label={t(`imports.columns.${name}`)} required={required}>
          <Select
            value={plan.mapping[name] ?? NONE}
            onValueChange={(column) => choose(name, column)}
            options={[
              { value: NONE, label: t('imports.none') },
              ...ofFile
                .filter((column) => column !== '')
                .map((column) => ({ value: column, label: column })),
            ]}
          />
        </Field>
      ))}
      <div className={fullRowClass}>
        <Checkbox
          label={t('imports.updateExisting')}
          checked={plan.existing === 'update'}
          onCheckedChange={(checked) =>
            onPlan({ ...plan, existing: checked === true ? 'update' : 'skip' })
          }
        />
      </div>
    </FormSection>
  );
}
