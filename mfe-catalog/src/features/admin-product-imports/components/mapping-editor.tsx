import type { SavedMapping } from '@solar/contracts/catalog/import-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { Combobox } from '@solar/ui/combobox/combobox';
import { Field } from '@solar/ui/field/field';
import { FormSection } from '@solar/ui/form-section/form-section';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { Select } from '@solar/ui/select/select';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCollection } from '../../admin-shared/use-collection';
import { useSaveMapping } from '../api/use-product-imports';
import { mappingOf, type DraftSource, type MappingDraft } from '../mapping-draft';
import { SourceFields } from './source-fields';

const NEW = 'new';
const REQUIRED = ['sku', 'name', 'brand'] as const;
const FIXED = [...REQUIRED, 'powerW', 'cost'] as const;

export interface MappingEditorProps {
  columns: readonly string[];
  saved: readonly SavedMapping[];
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
  draft: MappingDraft;
  onDraft: (draft: MappingDraft) => void;
}

/** Which column is what. */
export function MappingEditor(props: MappingEditorProps) {
  const { columns, saved, chosen, onChoose, draft, onDraft } = props;
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const mayCost = useCan('catalog.costs.write');
  const categories = useCollection('categories').data?.items ?? [];
  const attributes = useCollection('attributes').data?.items ?? [];
  const used = new Set(draft.attributes.map(({ code }) => code));
  const labelOf = (code: string) => {
    const found = attributes.find((one) => one.code === code);
    if (!found) return code;
    return found.unit ? `${localized(found.name)} (${found.unit})` : localized(found.name);
  };
  const setSource = (code: string, source: DraftSource) =>
    onDraft({
      ...draft,
      attributes: draft.attributes.map((one) => (one.code === code ? { code, source } : one)),
    });
  return (
    <Stack gap="5">
      <FormSection title={t('admin.imports.mapping')} columns={2}>
        <Field label={t('admin.imports.saved')}>
          <Select
            value={chosen ?? NEW}
            onValueChange={(id) => onChoose(id === NEW ? undefined : id)}
            options={[
              { value: NEW, label: t('admin.imports.newMapping') },
              ...saved.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
        <Field label={t('admin.field.category')} required>
          <Select
            value={draft.categoryId}
            onValueChange={(categoryId) => onDraft({ ...draft, categoryId })}
            options={categories.map(({ id, name }) => ({ value: id, label: localized(name) }))}
          />
        </Field>
        <Field label={t('admin.imports.provenance')} required>
          <TextInput
            value={draft.provenance}
            onChange={({ target }) => onDraft({ ...draft, provenance: target.value })}
          />
        </Field>
        <Field label={t('admin.imports.skipRows')}>
          <TextInput
            type="number"
            min={0}
            max={10}
            value={String(draft.skipRows)}
            onChange={({ target }) => onDraft({ ...draft, skipRows: Number(target.value) })}
          />
        </Field>
      </FormSection>
      <FormSection title={t('admin.imports.columns')}>
        {FIXED.filter((field) => field !== 'cost' || mayCost).map((field) => (
          <SourceFields
            key={field}
            label={t(`admin.imports.fields.${field}`)}
            required={REQUIRED.some((one) => one === field)}
            columns={columns}
            source={draft[field]}
            onSource={(source) => onDraft({ ...draft, [field]: source })}
          />
        ))}
        {draft.attributes.map(({ code, source }) => (
          <SourceFields
            key={code}
            label={labelOf(code)}
            columns={columns}
            source={source}
            onSource={(next) => setSource(code, next)}
          />
        ))}
        <Field label={t('admin.products.addAttribute')}>
          <Combobox
            key={draft.attributes.length}
            value={null}
            placeholder={t('admin.products.addAttributePlaceholder')}
            onValueChange={(code) =>
              code !== null &&
              onDraft({ ...draft, attributes: [...draft.attributes, { code, source: {} }] })
            }
            options={attributes
              .filter(({ code }) => !used.has(code))
              .map(({ code }) => ({ value: code, label: labelOf(code) }))}
          />
        </Field>
      </FormSection>
      <SaveMapping draft={draft} saved={saved} chosen={chosen} />
    </Stack>
  );
}

function SaveMapping({
  draft,
  saved,
  chosen,
}: Pick<MappingEditorProps, 'draft' | 'saved' | 'chosen'>) {
  const { t } = useTranslation('catalog');
  const save = useSaveMapping();
  const [name, setName] = useState(() => saved.find(({ id }) => id === chosen)?.name ?? '');
  const mapping = mappingOf(draft);
  return (
    <Inline gap="3" align="end">
      <Field label={t('admin.imports.mappingName')}>
        <TextInput value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Button
        variant="secondary"
        disabled={!mapping || name.trim().length < 2}
        loading={save.isPending}
        onClick={() =>
          mapping &&
          save.mutate({ name, mapping, saved: saved.find((one) => one.name === name.trim()) })
        }
      >
        {t('admin.imports.saveMapping')}
      </Button>
    </Inline>
  );
}
