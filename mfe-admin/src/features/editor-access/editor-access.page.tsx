import type { Permission } from '@solar/contracts/common/permissions';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Status } from '@solar/ui/badge/badge';
import { FormSection } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CONTENT_PLACES } from '../content/content-places';
import styles from './editor-access.module.css';

const DEEDS = [
  ['write', 'admin.content.write'],
  ['publish', 'admin.content.publish'],
  ['media', 'admin.media.write'],
] as const satisfies readonly (readonly [string, Permission])[];

const TOOLS = ['media', 'menus', 'redirects'] as const;

/** Where an editor starts: what may be done, and where. */
export function EditorAccessPage() {
  const { t } = useTranslation('admin');
  const grantsOthers = useCan('account.editors.write');
  usePageMeta({ title: t('editorAccess.title'), noIndex: true });
  return (
    <Stack gap="6">
      <PageHeader
        size="compact"
        title={t('editorAccess.title')}
        description={t('editorAccess.text')}
      />
      <FormSection title={t('editorAccess.may')} columns={1}>
        <ul className={styles.list}>
          {DEEDS.map(([deed, permission]) => (
            <Deed key={deed} deed={deed} permission={permission} />
          ))}
        </ul>
        {grantsOthers && <Link to="/admin/editors">{t('editorAccess.others')}</Link>}
      </FormSection>
      <FormSection title={t('editorAccess.where')} columns={1}>
        <ul className={styles.list}>
          {[...CONTENT_PLACES.map(({ path }) => path), ...TOOLS].map((path) => (
            <li key={path}>
              <Link to={`/admin/${path}`}>{t(`nav.${path}`)}</Link>
            </li>
          ))}
        </ul>
      </FormSection>
    </Stack>
  );
}

function Deed({ deed, permission }: { deed: string; permission: Permission }) {
  const { t } = useTranslation('admin');
  const may = useCan(permission);
  return (
    <li className={styles.deed}>
      {t(`editorAccess.deeds.${deed}`)}
      <Status tone={may ? 'success' : 'neutral'}>
        {t(may ? 'editorAccess.allowed' : 'editorAccess.notAllowed')}
      </Status>
    </li>
  );
}
