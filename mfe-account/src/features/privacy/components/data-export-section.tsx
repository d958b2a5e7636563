import type { DataExport, DataExportFormat } from '@solar/contracts/account/data-export-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Button } from '@solar/ui/button/button';
import { FormSection } from '@solar/ui/form-section/form-section';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { Progress } from '@solar/ui/progress/progress';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadExport, useDataExport, useRequestExport } from '../../../api/privacy-api';
import { FormAlert } from '../../../components/form-alert';
import { ListSkeleton } from '../../../components/list-skeleton';
import { ReauthenticationDialog } from '../../../components/reauthentication-dialog';

/** A copy of the person's data: asked for, gathered in the background, downloaded. */
export function DataExportSection({ withCode }: { withCode: boolean }) {
  const { t } = useTranslation('account');
  const query = useDataExport();
  const request = useRequestExport();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <FormSection title={t('privacy.export.title')} description={t('privacy.export.text')}>
      <QueryState query={query} skeleton={<ListSkeleton rows={1} height="4rem" />}>
        {({ export: newest }) => (
          <Stack gap="4">
            {newest && <State newest={newest} />}
            {newest?.state !== 'gathering' && (
              <div>
                <Button variant={newest ? 'secondary' : 'primary'} onClick={() => setAsking(true)}>
                  {t(newest ? 'privacy.export.again' : 'privacy.export.request')}
                </Button>
              </div>
            )}
          </Stack>
        )}
      </QueryState>
      {asking && (
        <ReauthenticationDialog
          title={t('privacy.export.request')}
          text={t('privacy.export.confirm')}
          action={t('privacy.export.request')}
          withCode={withCode}
          onConfirm={async (proof) => {
            await request.mutateAsync(proof);
            close();
          }}
          onClose={close}
        />
      )}
    </FormSection>
  );
}

function State({ newest: { state, done, of, expiresAt } }: { newest: DataExport }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const download = useApiMutation<DataExportFormat>({ mutationFn: downloadExport });
  if (state === 'gathering') {
    return <Progress value={(done / of) * 100} label={t('privacy.export.gathering')} />;
  }
  if (state === 'failed') {
    return <FormAlert tone="danger">{t('privacy.export.failed')}</FormAlert>;
  }
  return (
    <Stack gap="3">
      <p>{t('privacy.export.ready', { date: format.date(expiresAt) })}</p>
      <Inline gap="3">
        {(['html', 'json'] as const).map((kind) => (
          <Button
            key={kind}
            variant="primary"
            loading={download.isPending && download.variables === kind}
            onClick={() => download.mutate(kind)}
          >
            {t(`privacy.export.${kind}`)}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
