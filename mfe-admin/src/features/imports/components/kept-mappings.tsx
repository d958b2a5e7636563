import { fitsColumns } from '@solar/contracts/common/column-mapping';
import type { ImportJob, ImportMapping } from '@solar/contracts/common/imports-http';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { Field } from '@solar/ui/field/field';
import { fullRowClass } from '@solar/ui/form-section/form-section';
import { Inline } from '@solar/ui/layout/layout';
import { Select } from '@solar/ui/select/select';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeepMapping, useKeptMappings, useRemoveMapping } from '../api/imports-api';
import type { ImportPlan } from '../import-plan';

const OWN = '\u0000own';

interface KeptMappingsProps {
  job: ImportJob;
  plan: ImportPlan;
  onPlan: (plan: ImportPlan) => void;
  /** The plan can be kept. */
  isComplete: boolean;
}

/** How tables of the kind were read before, by name, and the place to keep how this one is. */
export function KeptMappings({ job, plan, onPlan, isComplete }: KeptMappingsProps) {
  const { t } = useTranslation('admin');
  const kept = useKeptMappings(job.kind).data?.items ?? [];
  const usable = kept.filter(({ mapping }) => fitsColumns(mapping, job.columns));
  const chosen = usable.find((one) => isSame(one, plan));
  return (
    <>
      <Field label={t('imports.kept')}>
        <Select
          value={chosen?.id ?? OWN}
          onValueChange={(id) => {
            const next = usable.find((one) => one.id === id);
            if (next) onPlan({ ...plan, mapping: next.mapping, skipRows: next.skipRows });
          }}
          options={[
            { value: OWN, label: t('imports.ownMapping') },
            ...usable.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Field>
      <Keep
        key={chosen?.id ?? OWN}
        job={job}
        plan={plan}
        kept={kept}
        chosen={chosen}
        isComplete={isComplete}
      />
    </>
  );
}

function Keep({
  job,
  plan: { mapping, skipRows },
  kept,
  chosen,
  isComplete,
}: Pick<KeptMappingsProps, 'job' | 'plan' | 'isComplete'> & {
  kept: readonly ImportMapping[];
  chosen: ImportMapping | undefined;
}) {
  const { t } = useTranslation('admin');
  const keep = useKeepMapping(job.kind);
  const remove = useRemoveMapping(job.kind);
  const [name, setName] = useState(chosen?.name ?? '');
  const former = kept.find((one) => one.name === name.trim());
  return (
    <Inline gap="3" align="end" className={fullRowClass}>
      <Field label={t('imports.mappingName')}>
        <TextInput value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Button
        variant="secondary"
        disabled={!isComplete || name.trim().length < 2}
        loading={keep.isPending}
        onClick={() => keep.mutate({ name, mapping, skipRows, former })}
      >
        {t('imports.keepMapping')}
      </Button>
      {chosen && (
        <ConfirmDialog
          tone="danger"
          trigger={<Button variant="ghost">{t('imports.removeMapping')}</Button>}
          title={t('imports.removeMappingTitle', { name: chosen.name })}
          description={t('imports.removeMappingText')}
          confirmLabel={t('imports.removeMapping')}
          onConfirm={() => remove.mutateAsync(chosen)}
        />
      )}
    </Inline>
  );
}

/** Whether a table would be read as it is now. */
function isSame(one: ImportMapping, plan: ImportPlan): boolean {
  const parts = (mapping: ImportPlan['mapping']) =>
    JSON.stringify(Object.entries(mapping).sort(([a], [b]) => (a < b ? -1 : 1)));
  return one.skipRows === plan.skipRows && parts(one.mapping) === parts(plan.mapping);
}
