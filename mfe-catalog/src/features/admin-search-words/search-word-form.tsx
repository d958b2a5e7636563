import {
  createSearchWordSchema,
  DIMENSIONS,
  SEARCH_WORD_KINDS,
  type AdminSearchWord,
  type SearchWordInput,
} from '@solar/contracts/catalog/search-words-http';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { AdminForm } from '../admin-shared/admin-form';
import { historyOf } from '../admin-shared/history-of';
import {
  CheckField,
  CodesField,
  NumberField,
  SelectField,
  TextField,
} from '../admin-shared/form-fields';
import { LocalizedFields } from '../admin-shared/localized-fields';
import { useSaveRow } from '../admin-shared/use-collection';

export interface SearchWordFormProps {
  word: AdminSearchWord | null;
  onSaved: () => void;
}

const NEW: SearchWordInput = {
  kind: 'synonym',
  code: '',
  words: { en: '', fr: '' },
  parts: [],
  dimension: null,
  factor: null,
  attached: false,
};

export function SearchWordForm({ word, onSaved }: SearchWordFormProps) {
  const { t } = useTranslation('catalog');
  const save = useSaveRow('search-words', word, onSaved);
  return (
    <AdminForm<z.input<typeof createSearchWordSchema>, SearchWordInput>
      inDialog
      history={word ? historyOf('search-words', word) : undefined}
      schema={createSearchWordSchema}
      defaultValues={word ? valuesOf(word) : NEW}
      onSubmit={(values) => save.mutateAsync(values)}
    >
      {word === null && (
        <SelectField
          name="kind"
          label={t('admin.search-words.kindLabel')}
          options={SEARCH_WORD_KINDS.map((kind) => ({
            value: kind,
            label: t(`admin.search-words.kind.${kind}`),
          }))}
        />
      )}
      <TextField
        name="code"
        label={t('admin.field.code')}
        hint={t('admin.search-words.codeHint')}
        required
      />
      <LocalizedFields name="words" label={t('admin.search-words.words')} rows={4} />
      <FieldsOfKind />
    </AdminForm>
  );
}

/** What only a unit has, or only a synonym. */
function FieldsOfKind() {
  const { t } = useTranslation('catalog');
  const { setValue } = useFormContext<SearchWordInput>();
  const kind = useWatch<SearchWordInput, 'kind'>({ name: 'kind' });
  useEffect(() => {
    // A value whose field is gone could not be mended.
    if (kind === 'unit') setValue('parts', []);
    else for (const name of ['dimension', 'factor'] as const) setValue(name, null);
    if (kind === 'synonym') setValue('attached', false);
  }, [kind, setValue]);
  if (kind === 'synonym') {
    return (
      <CodesField
        name="parts"
        label={t('admin.search-words.parts')}
        hint={t('admin.search-words.partsHint')}
      />
    );
  }
  return (
    <>
      <SelectField
        name="dimension"
        label={t('admin.search-words.measures')}
        options={DIMENSIONS.map((dimension) => ({
          value: dimension,
          label: t(`admin.search-words.dimension.${dimension}`),
        }))}
        required
      />
      <NumberField
        name="factor"
        label={t('admin.search-words.factor')}
        hint={t('admin.search-words.factorHint')}
        min={0}
        required
      />
      <CheckField
        name="attached"
        label={t('admin.search-words.attached')}
        description={t('admin.search-words.attachedText')}
      />
    </>
  );
}

function valuesOf({ id: _id, version: _version, ...values }: AdminSearchWord): SearchWordInput {
  return values;
}
