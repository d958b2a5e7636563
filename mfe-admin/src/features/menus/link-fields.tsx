import { MENU_PLACES, type MenuId, type ShownLink } from '@solar/contracts/admin/menus-http';
import { LANGUAGES } from '@solar/contracts/common/localized';
import { SwitchControl } from '@solar/mfe-kit/forms/switch-control';
import { Field } from '@solar/ui/field/field';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Inline } from '@solar/ui/layout/layout';
import { Select } from '@solar/ui/select/select';
import { TextInput } from '@solar/ui/text-input/text-input';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import { Controller, get, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MenusForm } from './menus-form';
import styles from './menus.module.css';

interface LinkFieldsProps {
  id: MenuId;
  at: number;
  link: ShownLink;
  last: boolean;
  hasText: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A link of a menu: its texts, where it leads, where it is shown, and its place in the list. */
export function LinkFields({ id, at, link, last, hasText, onMove, onRemove }: LinkFieldsProps) {
  const { t } = useTranslation('admin');
  const { control, register, formState } = useFormContext<MenusForm>();
  const name = `menus.${id}.${at}` as const;
  const errorOf = (field: string) => Boolean(get(formState.errors, `${name}.${field}`));
  const title = link.label.en || link.to || t('menus.newLink');
  return (
    <li className={styles.link} aria-label={title}>
      <div className={styles.fields}>
        {LANGUAGES.map((language) => (
          <Field
            key={language}
            label={`${t('menus.label')} (${t(`languages.${language}`)})`}
            required={language === 'en'}
            error={errorOf(`label.${language}`) && t('menus.labelError')}
          >
            <TextInput lang={language} {...register(`${name}.label.${language}`)} />
          </Field>
        ))}
        {hasText &&
          LANGUAGES.map((language) => (
            <Field key={language} label={`${t('menus.line')} (${t(`languages.${language}`)})`}>
              <TextInput lang={language} {...register(`${name}.text.${language}`)} />
            </Field>
          ))}
        <Field label={t('menus.to')} required error={errorOf('to') && t('menus.toError')}>
          <TextInput {...register(`${name}.to`)} />
        </Field>
        <Controller
          control={control}
          name={`${name}.place`}
          render={({ field }) => (
            <Field label={t('menus.place')}>
              <Select
                value={field.value}
                onValueChange={field.onChange}
                options={MENU_PLACES.map((value) => ({ value, label: t(`menus.places.${value}`) }))}
              />
            </Field>
          )}
        />
      </div>
      <Inline gap="2" justify="between">
        <SwitchControl control={control} name={`${name}.isNew`} label={t('menus.isNew')} />
        <Inline gap="1">
          <IconButton
            label={t('menus.up', { title })}
            disabled={at === 0}
            onClick={() => onMove(-1)}
          >
            <ArrowUp />
          </IconButton>
          <IconButton label={t('menus.down', { title })} disabled={last} onClick={() => onMove(1)}>
            <ArrowDown />
          </IconButton>
          <IconButton label={t('menus.remove', { title })} onClick={onRemove}>
            <Trash />
          </IconButton>
        </Inline>
      </Inline>
    </li>
  );
}
