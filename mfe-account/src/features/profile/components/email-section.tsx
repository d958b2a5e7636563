import type { EmailChange } from '@solar/contracts/account/email-change-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Button } from '@solar/ui/button/button';
import { FormSection } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancelEmailChange, useEmailChange } from '../../../api/email-change-api';
import { FormAlert } from '../../../components/form-alert';
import { ListSkeleton } from '../../../components/list-skeleton';
import { EmailDialog } from './email-dialog';

/** The address of the account, which moves when the owners of both addresses agree. */
export function EmailSection({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const query = useEmailChange();
  const [asking, setAsking] = useState(false);
  return (
    <FormSection title={t('emailChange.title')} description={t('emailChange.text')}>
      <Stack gap="4">
        <p translate="no">{email}</p>
        <QueryState query={query} skeleton={<ListSkeleton rows={1} height="3rem" />}>
          {({ change }) => (
            <Stack gap="4">
              {change && <Waiting change={change} />}
              <div>
                <Button variant="secondary" onClick={() => setAsking(true)}>
                  {t('emailChange.open')}
                </Button>
              </div>
            </Stack>
          )}
        </QueryState>
      </Stack>
      {asking && <EmailDialog onClose={() => setAsking(false)} />}
    </FormSection>
  );
}

function Waiting({ change }: { change: EmailChange }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const cancel = useCancelEmailChange(t('emailChange.cancelled'));
  const { email, confirmedByOld, confirmedByNew, expiresAt } = change;
  const stage = confirmedByOld ? 'new' : confirmedByNew ? 'old' : 'both';
  return (
    <FormAlert tone="info" title={t('emailChange.waiting.title', { email })}>
      <Stack gap="3">
        <p>{t(`emailChange.waiting.${stage}`, { time: format.dateTime(expiresAt) })}</p>
        <div>
          <Button
            size="sm"
            variant="secondary"
            loading={cancel.isPending}
            onClick={() => cancel.mutate()}
          >
            {t('emailChange.cancel')}
          </Button>
        </div>
      </Stack>
    </FormAlert>
  );
}
