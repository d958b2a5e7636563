import type { AdminAttribute } from '@solar/contracts/catalog/admin-http';
import type { SourcedValue } from '@solar/contracts/catalog/product-data';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Button } from '@solar/ui/button/button';
import { Combobox } from '@solar/ui/combobox/combobox';
import { Field } from '@solar/ui/field/field';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Inline, Stack } from '@solar/ui/layout/layout';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useRef } from 'react';
import { get, useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCollection } from '../../admin-shared/use-collection';
import { emptyValueOf, listText } from './attribute-value';
import { AttributeInput } from './attribute-input';
import { AttributeProvenance } from './attribute-provenance';
import type { ProductFormValues } from '../product-form-values';
import styles from './attribute-fields.module.css';

/** The datasheet: one line per attribute with its source, what is not published yet, a box to add any other. */
export function AttributeFields({
  gaps,
  given = [],
}: {
  gaps: readonly string[];
  /** Values that hold as long as none is written here. */
  given?: readonly SourcedValue[];
}) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const { control, formState } = useFormContext<ProductFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'attributes' });
  const definitions = useCollection('attributes').data?.items ?? [];
  const byCode = new Map(definitions.map((definition) => [definition.code, definition]));
  const used = new Set(fields.map(({ code }) => code));
  const open = gaps.flatMap((code) => (used.has(code) ? [] : (byCode.get(code) ?? [])));
  const inherited = given.flatMap((value) => {
    const definition = used.has(value.code) ? undefined : byCode.get(value.code);
    return definition ? [{ value, definition }] : [];
  });
  useFocusAsked(open.length + definitions.length);
  const add = (code: string | null) => {
    const definition = code === null ? undefined : byCode.get(code);
    if (definition) append({ code: definition.code, value: emptyValueOf(definition) });
  };
  return (
    <Stack gap="3">
      {fields.map((field, index) => {
        const definition = byCode.get(field.code);
        if (!definition) return null;
        const error = get(formState.errors, `attributes.${index}.value`) as
          { message?: string } | undefined;
        return (
          <div key={field.id} id={placeId(field.code)} className={styles.row}>
            <Field
              label={<AttributeLabel definition={definition} />}
              required={definition.required}
              error={error?.message}
              className={styles.field}
            >
              <AttributeInput name={`attributes.${index}.value`} definition={definition} />
            </Field>
            <AttributeProvenance index={index} />
            <IconButton
              label={t('admin.delete', { name: localized(definition.name) })}
              onClick={() => remove(index)}
            >
              <Trash aria-hidden="true" />
            </IconButton>
          </div>
        );
      })}
      {inherited.length > 0 && (
        <div role="group" aria-label={t('admin.products.givenText')}>
          <p>{t('admin.products.givenText')}</p>
          <Stack gap="2">
            {inherited.map(({ value, definition }) => (
              <Inline key={value.code} gap="3">
                <span>
                  <AttributeLabel definition={definition} />: {listText(value.value)}
                  {value.source && ` · ${value.source}`}
                </span>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t('admin.products.overrideNamed', {
                    name: localized(definition.name),
                  })}
                  onClick={() => append({ code: value.code, value: value.value })}
                >
                  {t('admin.products.override')}
                </Button>
              </Inline>
            ))}
          </Stack>
        </div>
      )}
      {open.length > 0 && (
        <div role="group" aria-label={t('admin.products.gapsText')}>
          <p>{t('admin.products.gapsText')}</p>
          <Inline gap="2">
            {open.map((definition) => (
              <span key={definition.code} id={placeId(definition.code)}>
                <Button
                  variant="secondary"
                  size="sm"
                  startIcon={<Plus aria-hidden="true" />}
                  aria-label={t('admin.products.addGap', { name: localized(definition.name) })}
                  onClick={() => add(definition.code)}
                >
                  <AttributeLabel definition={definition} />
                </Button>
              </span>
            ))}
          </Inline>
        </div>
      )}
      <Field label={t('admin.products.addAttribute')}>
        <Combobox
          key={fields.length}
          value={null}
          onValueChange={add}
          placeholder={t('admin.products.addAttributePlaceholder')}
          options={definitions
            .filter(({ code }) => !used.has(code))
            .map((definition) => ({ value: definition.code, label: localized(definition.name) }))}
        />
      </Field>
    </Stack>
  );
}

const placeId = (code: string) => `attribute-${code}`;

/** Goes to the attribute that the address names, as the report of the data does: its field, or the place to add it. */
function useFocusAsked(arrived: number): void {
  const [params] = useSearchParams();
  const asked = params.get('attribute');
  const gone = useRef(false);
  useEffect(() => {
    if (gone.current || asked === null || arrived === 0) return;
    const place = document.getElementById(placeId(asked));
    // What the category asks for may arrive after the attributes.
    gone.current = place !== null;
    place?.querySelector<HTMLElement>('input, button, textarea')?.focus();
  }, [asked, arrived]);
}

/** The name of an attribute with the unit that its value is typed in. */
function AttributeLabel({ definition: { name, unit } }: { definition: AdminAttribute }) {
  const localized = useLocalized();
  return (
    <>
      {localized(name)}
      {unit && <span translate="no"> ({unit})</span>}
    </>
  );
}
