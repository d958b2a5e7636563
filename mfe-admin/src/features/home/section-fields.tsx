import { HOME_SECTIONS, type Home, type HomeSectionId } from '@solar/contracts/admin/home-http';
import { LANGUAGES } from '@solar/contracts/common/localized';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { Inline } from '@solar/ui/layout/layout';
import { TextArea } from '@solar/ui/text-area/text-area';
import { TextInput } from '@solar/ui/text-input/text-input';
import { get, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { builtInSection, type HomeForm } from './home-form';
import styles from './home.module.css';
import { SectionPicture } from './section-picture';

interface SectionFieldsProps {
  id: HomeSectionId;
  at: number;
  defaults: Home['defaults'];
  mayWrite: boolean;
}

/** The texts of a section in each language, and its picture where it has one. */
export function SectionFields({ id, at, defaults, mayWrite }: SectionFieldsProps) {
  const { t } = useTranslation('admin');
  const { getValues, setValue } = useFormContext<HomeForm>();
  const { texts, picture } = HOME_SECTIONS[id];
  const reset = () =>
    setValue(`sections.${at}`, builtInSection(getValues(`sections.${at}`), defaults), {
      shouldDirty: true,
      shouldValidate: true,
    });
  return (
    <fieldset className={styles.fields} disabled={!mayWrite}>
      {texts.map((key, index) => (
        <SectionText key={key} name={key} path={`sections.${at}.texts.${index}.text`} />
      ))}
      {picture && <SectionPicture at={at} mayWrite={mayWrite} />}
      {mayWrite && (
        <Inline>
          <Button variant="ghost" size="sm" onClick={reset}>
            {t('home.reset')}
          </Button>
        </Inline>
      )}
    </fieldset>
  );
}

type TextPath = `sections.${number}.texts.${number}.text`;

function SectionText({ name, path }: { name: string; path: TextPath }) {
  const { t } = useTranslation('admin');
  const { register, formState } = useFormContext<HomeForm>();
  const parts = name.split('.');
  const part = parts.at(-1) ?? '';
  const item = parts.at(-2);
  const what = t(`home.parts.${part}`);
  const label = item ? `${t(`home.items.${item}`)}, ${what}` : what;
  const Input = part === 'text' ? TextArea : TextInput;
  return (
    <div className={styles.languages}>
      {LANGUAGES.map((language) => {
        const isWrong = Boolean(get(formState.errors, `${path}.${language}`));
        return (
          <Field
            key={language}
            label={`${label} (${t(`languages.${language}`)})`}
            required={language === 'en'}
            error={isWrong && t('home.textError')}
          >
            <Input lang={language} {...register(`${path}.${language}`)} />
          </Field>
        );
      })}
    </div>
  );
}
