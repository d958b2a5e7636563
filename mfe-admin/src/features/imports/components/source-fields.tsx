import type { ImportJob } from '@solar/contracts/common/imports-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { Select } from '@solar/ui/select/select';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftSource } from '../import-plan';
import styles from './source-fields.module.css';

const NONE = '\u0000none';
const CONSTANT = '\u0000constant';

interface SourceFieldsProps {
  label: string;
  required?: boolean | undefined;
  /** The columns of the file. */
  columns: readonly string[];
  source: DraftSource;
  onSource: (source: DraftSource) => void;
  /** The values that the column takes, where that is a list. */
  choices?: NonNullable<ImportJob['choices']>[string] | undefined;
}

/** Where one value comes from: a column with a part of it and a factor, or the same words for every row. */
export function SourceFields(props: SourceFieldsProps) {
  const { label, required, columns, source, onSource } = props;
  const { t } = useTranslation('admin');
  const isConstant = source.constant !== undefined;
  const choose = (value: string) => {
    if (value === NONE) onSource({});
    else if (value === CONSTANT) onSource({ constant: '' });
    else onSource({ ...source, constant: undefined, column: value });
  };
  return (
    <div role="group" aria-label={label} className={styles.source}>
      <Field label={label} required={required}>
        <Select
          value={isConstant ? CONSTANT : (source.column ?? NONE)}
          onValueChange={choose}
          options={[
            { value: NONE, label: t('imports.none') },
            { value: CONSTANT, label: t('imports.constant') },
            ...columns
              .filter((column) => column !== '')
              .map((column) => ({ value: column, label: column })),
          ]}
        />
      </Field>
      {isConstant && <Constant {...props} />}
      {source.column !== undefined && <Parts {...props} />}
    </div>
  );
}

function Constant({ source: { constant = '' }, onSource, choices }: SourceFieldsProps) {
  const { t } = useTranslation('admin');
  const localized = useLocalized();
  return (
    <Field label={t('imports.constant')} hideLabel>
      {choices ? (
        <Select
          value={constant}
          onValueChange={(value) => onSource({ constant: value })}
          options={choices.map(({ value, label }) => ({ value, label: localized(label) }))}
        />
      ) : (
        <TextInput
          value={constant}
          onChange={({ target }) => onSource({ constant: target.value })}
        />
      )}
    </Field>
  );
}

/** A part of the cell, and a factor; rarely needed, so that they are opened. */
function Parts({ label, columns, source, onSource }: SourceFieldsProps) {
  const { t } = useTranslation('admin');
  const { before, after, factor, dividedBy } = source;
  const isUsed = [before, after, factor, dividedBy].some((part) => part !== undefined);
  const [isOpen, setOpen] = useState(isUsed);
  if (!isOpen) {
    return (
      <Button
        size="sm"
        variant="ghost"
        className={styles.open}
        aria-label={t('imports.partsOf', { column: label })}
        onClick={() => setOpen(true)}
      >
        {t('imports.parts')}
      </Button>
    );
  }
  const textPart = (key: 'before' | 'after') => (
    <Field label={t(`imports.${key}`)}>
      <TextInput
        size="sm"
        value={source[key] ?? ''}
        maxLength={10}
        onChange={({ target }) => onSource({ ...source, [key]: target.value || undefined })}
      />
    </Field>
  );
  return (
    <div className={styles.parts}>
      {textPart('before')}
      {textPart('after')}
      <Field label={t('imports.factor')}>
        <TextInput
          size="sm"
          type="number"
          step="any"
          value={factor === undefined ? '' : String(factor)}
          onChange={({ target }) =>
            onSource({ ...source, factor: target.value === '' ? undefined : target.valueAsNumber })
          }
        />
      </Field>
      <Field label={t('imports.dividedBy')}>
        <Select
          size="sm"
          value={dividedBy ?? NONE}
          onValueChange={(next) =>
            onSource({ ...source, dividedBy: next === NONE ? undefined : next })
          }
          options={[
            { value: NONE, label: t('imports.noDivisor') },
            ...columns
              .filter((column) => column !== '')
              .map((column) => ({ value: column, label: column })),
          ]}
        />
      </Field>
    </div>
  );
}
