import type { DiagramPart, PageFigure } from '@solar/contracts/admin/content-http';
import type { LocalizedText } from '@solar/contracts/common/localized';
import { DateField } from '@solar/ui/date-field/date-field';
import { Field } from '@solar/ui/field/field';
import { Select } from '@solar/ui/select/select';
import { Switch } from '@solar/ui/switch/switch';
import { TextInput } from '@solar/ui/text-input/text-input';
import { Controller, useFormContext, type ControllerRenderProps } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContentFormValues } from '../content-form';
import type { FieldSpec } from '../content-sections';
import { DiagramInput } from './diagram-input';
import { FiguresInput } from './figures-input';
import { LocalizedField } from './localized-field';
import { LocalizedListInput } from './localized-list-input';
import { ParentSelect } from './parent-select';

type Render = ControllerRenderProps<ContentFormValues, `fields.${string}`>;

function SimpleInput({ spec, field }: { spec: FieldSpec; field: Render }) {
  const { t } = useTranslation('admin');
  switch (spec.type) {
    case 'number':
      return (
        <TextInput
          type="number"
          inputMode="decimal"
          min={spec.min}
          max={spec.max}
          step="any"
          ref={field.ref}
          name={field.name}
          value={String(field.value ?? '')}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.valueAsNumber)}
        />
      );
    case 'date':
      return (
        <DateField
          ref={field.ref}
          value={String(field.value ?? '') || null}
          onChange={(date) => field.onChange(date ?? '')}
        />
      );
    case 'select':
      return (
        <Select
          value={String(field.value ?? '')}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
          options={spec.options.map((value) => ({ value, label: t(`content.options.${value}`) }))}
        />
      );
    case 'tags':
      return (
        <TextInput
          ref={field.ref}
          name={field.name}
          defaultValue={(field.value as string[]).join(', ')}
          onBlur={field.onBlur}
          onChange={(event) =>
            field.onChange(
              event.target.value
                .split(',')
                .map((tag) => tag.trim())
                .filter(Boolean),
            )
          }
        />
      );
    case 'numbers':
      return (
        <TextInput
          inputMode="decimal"
          ref={field.ref}
          name={field.name}
          defaultValue={(field.value as number[]).join(' ')}
          onBlur={field.onBlur}
          onChange={(event) =>
            field.onChange(
              event.target.value
                .split(/[\s;]+/)
                .filter(Boolean)
                .map(Number),
            )
          }
        />
      );
    case 'localizedList':
      return (
        <LocalizedListInput value={field.value as LocalizedText[]} onChange={field.onChange} />
      );
    case 'figures':
      return <FiguresInput value={field.value as PageFigure[]} onChange={field.onChange} />;
    case 'diagram':
      return <DiagramInput value={field.value as DiagramPart[]} onChange={field.onChange} />;
    case 'parent':
      return (
        <ParentSelect value={(field.value as string | null) ?? null} onChange={field.onChange} />
      );
    default:
      return (
        <TextInput
          ref={field.ref}
          name={field.name}
          value={String(field.value ?? '')}
          onBlur={field.onBlur}
          onChange={field.onChange}
        />
      );
  }
}

/** The control of a field that only one kind of content has. */
export function KindField({ spec }: { spec: FieldSpec }) {
  const { t } = useTranslation('admin');
  const { control } = useFormContext<ContentFormValues>();
  const label = t(`content.kindFields.${spec.name}`);
  if (spec.type === 'localized') {
    return <LocalizedField name={`fields.${spec.name}`} label={label} multiline />;
  }
  return (
    <Controller
      control={control}
      name={`fields.${spec.name}`}
      render={({ field, fieldState }) =>
        spec.type === 'switch' ? (
          <Switch label={label} checked={field.value === true} onCheckedChange={field.onChange} />
        ) : (
          <Field label={label} required={spec.required} error={fieldState.error?.message}>
            <SimpleInput spec={spec} field={field} />
          </Field>
        )
      }
    />
  );
}
