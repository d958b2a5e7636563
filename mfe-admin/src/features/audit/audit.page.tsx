import type { AuditView } from '@solar/contracts/admin/audit-http';
import { AUDIT_ACTIONS } from '@solar/contracts/common/audit';
import { AUDITED_TYPES } from '@solar/contracts/common/audited-things';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import {
  choiceField,
  filledFields,
  pageFields,
  searchField,
  textField,
} from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Button } from '@solar/ui/button/button';
import { DateRangeField } from '@solar/ui/date-field/date-field';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useAuditTrail } from './api/audit-api';
import { useAuditColumns } from './use-audit-columns';
import { useAuditWords } from './use-audit-words';

const ACTORS = ['person', 'job'] as const;
const dayField = z
  .union([z.iso.date(), z.literal('')])
  .catch('')
  .default('');
const searchSchema = z.object({
  ...pageFields,
  q: searchField,
  person: textField,
  by: choiceField(ACTORS),
  type: textField,
  thing: textField,
  field: searchField,
  action: choiceField(AUDIT_ACTIONS),
  from: dayField,
  to: dayField,
});
type State = z.infer<typeof searchSchema>;

/** Who changed what, in all services. */
export function AuditPage() {
  const { t } = useTranslation('admin');
  const [state, setState, hrefOf] = useSearchState(searchSchema);
  const query = useAuditTrail(filledFields(state));
  const columns = useAuditColumns((patch) => hrefOf({ ...patch, page: 1 }));
  usePageMeta({ title: t('audit.title'), noIndex: true });
  return (
    <Stack gap="6">
      <PageHeader size="compact" title={t('audit.title')} description={t('audit.text')} />
      <PageTable<AuditView, State>
        label={t('audit.title')}
        views="audit"
        columns={columns}
        query={query}
        state={state}
        onState={setState}
        getRowId={({ id }) => id}
        emptyText={t('audit.empty')}
        exportName="audit-trail"
        toolbar={
          <AuditFilters state={state} onFilter={(patch) => setState({ ...patch, page: 1 })} />
        }
      />
    </Stack>
  );
}

function AuditFilters({
  state,
  onFilter,
}: {
  state: State;
  onFilter: (patch: Partial<State>) => void;
}) {
  const { t } = useTranslation('admin');
  const words = useAuditWords();
  const types = [...AUDITED_TYPES.keys()]
    .map((value) => ({ value, label: words.type(value) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  const narrowed = state.person !== '' || state.thing !== '';
  return (
    <>
      <FilterSelect
        label={t('audit.columns.thing')}
        all={t('audit.all.types')}
        value={state.type}
        onChange={(type) => onFilter({ type })}
        options={types}
      />
      <FilterSelect
        label={t('audit.columns.action')}
        all={t('audit.all.actions')}
        value={state.action}
        onChange={(action) => onFilter({ action })}
        options={AUDIT_ACTIONS.map((value) => ({ value, label: t(`audit.actions.${value}`) }))}
      />
      <FilterSelect
        label={t('audit.columns.who')}
        all={t('audit.all.actors')}
        value={state.by}
        onChange={(by) => onFilter({ by })}
        options={ACTORS.map((value) => ({ value, label: t(`audit.by.${value}`) }))}
      />
      <form
        key={state.field}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          onFilter({ field: String(form.get('field') ?? '').trim() });
        }}
      >
        <Field label={t('audit.field')} hideLabel>
          <TextInput
            name="field"
            size="sm"
            defaultValue={state.field}
            placeholder={t('audit.fieldHint')}
          />
        </Field>
      </form>
      <Field as="fieldset" label={t('audit.period')} hideLabel>
        <DateRangeField
          size="sm"
          value={state.from && state.to ? { start: state.from, end: state.to } : null}
          onChange={(range) => onFilter({ from: range?.start ?? '', to: range?.end ?? '' })}
        />
      </Field>
      {narrowed && (
        <Button size="sm" variant="ghost" onClick={() => onFilter({ person: '', thing: '' })}>
          {t('audit.clear')}
        </Button>
      )}
    </>
  );
}
