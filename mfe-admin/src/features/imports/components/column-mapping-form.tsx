import { sourceOf } from '@solar/contracts/common/column-mapping';
import { importKind, type ImportColumn } from '@solar/contracts/common/import-kinds';
import type { ImportJob } from '@solar/contracts/common/imports-http';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { Combobox } from '@solar/ui/combobox/combobox';
import { Field } from '@solar/ui/field/field';
import { FormSection, fullRowClass } from '@solar/ui/form-section/form-section';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withSource, type ImportPlan } from '../import-plan';
import { useColumnLabel } from '../use-column-label';
import { KeptMappings } from './kept-mappings';
import { SourceFields } from './source-fields';

const SKIP_MAX = 10;

interface ColumnMappingFormProps {
  job: ImportJob;
  /** Those of the kind that are always offered. */
  columns: readonly ImportColumn[];
  plan: ImportPlan;
  onPlan: (plan: ImportPlan) => void;
  isComplete: boolean;
}

/** What each column is read from, and what happens to what is there already. */
export function ColumnMappingForm(props: ColumnMappingFormProps) {
  const { job, columns, plan, onPlan, isComplete } = props;
  const { t } = useTranslation('admin');
  const labelOf = useColumnLabel(job);
  const [added, setAdded] = useState<readonly string[]>([]);
  const more = (job.moreColumns ?? []).map(({ name }) => name);
  const shownMore = more.filter((name) => plan.mapping[name] !== undefined || added.includes(name));
  const offered: ImportColumn[] = [...columns, ...shownMore.map((name) => ({ name }))];
  return (
    <FormSection title={t('imports.mapping')} description={t('imports.mappingText')} columns={2}>
      <Field label={t('imports.skipRows')} hint={t('imports.skipRowsText')}>
        <TextInput
          type="number"
          min={0}
          max={SKIP_MAX}
          value={String(plan.skipRows)}
          onChange={({ target }) => onPlan({ ...plan, skipRows: skipped(target.value) })}
        />
      </Field>
      <KeptMappings job={job} plan={plan} onPlan={onPlan} isComplete={isComplete} />
      {offered.map(({ name, required }) => {
        const read = plan.mapping[name];
        return (
          <SourceFields
            key={name}
            label={labelOf(name)}
            required={required}
            columns={job.columns}
            choices={job.choices?.[name]}
            source={read === undefined ? {} : sourceOf(read)}
            onSource={(source) =>
              onPlan({ ...plan, mapping: withSource(plan.mapping, name, source) })
            }
          />
        );
      })}
      {more.length > 0 && (
        <Field label={t('imports.addColumn')}>
          <Combobox
            key={shownMore.length}
            value={null}
            placeholder={t('imports.addColumnPlaceholder')}
            onValueChange={(name) => name !== null && setAdded([...added, name])}
            options={more
              .filter((name) => !shownMore.includes(name))
              .map((name) => ({ value: name, label: labelOf(name) }))}
          />
        </Field>
      )}
      {!importKind(job.kind).addsOnly && (
        <div className={fullRowClass}>
          <Checkbox
            label={t('imports.updateExisting')}
            checked={plan.existing === 'update'}
            onCheckedChange={(checked) =>
              onPlan({ ...plan, existing: checked === true ? 'update' : 'skip' })
            }
          />
        </div>
      )}
    </FormSection>
  );
}

function skipped(text: string): number {
  const lines = Math.trunc(Number(text));
  return Number.isFinite(lines) ? Math.min(Math.max(lines, 0), SKIP_MAX) : 0;
}
