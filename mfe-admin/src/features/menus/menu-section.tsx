import type { MenuId, ShownLink } from '@solar/contracts/admin/menus-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Button } from '@solar/ui/button/button';
import { FormSection } from '@solar/ui/form-section/form-section';
import { Inline } from '@solar/ui/layout/layout';
import Plus from 'lucide-react/icons/plus';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { moved } from '../../moved';
import { LinkFields } from './link-fields';
import { newLink, type MenusForm } from './menus-form';
import styles from './menus.module.css';
import { PageSelect } from './page-select';

interface MenuSectionProps {
  id: MenuId;
  builtIn: readonly ShownLink[];
  /** Whether its links have a line below them. */
  hasText: boolean;
  mayWrite: boolean;
}

/** A menu: the built-in links, or those that somebody wrote. */
export function MenuSection({ id, builtIn, hasText, mayWrite }: MenuSectionProps) {
  const { t } = useTranslation('admin');
  const { control, setValue } = useFormContext<MenusForm>();
  const links = useWatch({ control, name: `menus.${id}` });
  const write = (next: ShownLink[] | null) =>
    setValue(`menus.${id}`, next, { shouldDirty: true, shouldTouch: true });
  if (!links) {
    return (
      <FormSection
        title={t(`menus.names.${id}`)}
        description={t(id === 'services' ? 'menus.marked' : 'menus.builtIn')}
        columns={1}
      >
        <BuiltInLinks links={builtIn} />
        {mayWrite && (
          <Inline>
            <Button variant="secondary" onClick={() => write([...builtIn])}>
              {t('menus.edit')}
            </Button>
          </Inline>
        )}
      </FormSection>
    );
  }
  return (
    <FormSection title={t(`menus.names.${id}`)} description={t('menus.edited')} columns={1}>
      <ol className={styles.links}>
        {links.map((link, at) => (
          <LinkFields
            // A link has no name of its own that stays while it is typed.
            key={at}
            id={id}
            at={at}
            link={link}
            last={at === links.length - 1}
            hasText={hasText}
            onMove={(by) => write(moved(links, at, by))}
            onRemove={() => write(links.filter((_, other) => other !== at))}
          />
        ))}
      </ol>
      {mayWrite && (
        <>
          <PageSelect onPick={(link) => write([...links, link])} />
          <Inline gap="3">
            <Button
              variant="secondary"
              startIcon={<Plus />}
              onClick={() => write([...links, newLink()])}
            >
              {t('menus.addLink')}
            </Button>
            <Button variant="ghost" onClick={() => write(null)}>
              {t('menus.reset')}
            </Button>
          </Inline>
        </>
      )}
    </FormSection>
  );
}

function BuiltInLinks({ links }: { links: readonly ShownLink[] }) {
  const { t } = useTranslation('admin');
  const localized = useLocalized();
  if (links.length === 0) return <p>{t('menus.none')}</p>;
  return (
    <ul className={styles.builtIn}>
      {links.map(({ to, label }) => (
        <li key={to}>
          {localized(label)} <code translate="no">{to}</code>
        </li>
      ))}
    </ul>
  );
}
