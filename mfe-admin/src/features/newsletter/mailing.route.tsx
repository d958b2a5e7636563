import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { useParams } from 'react-router';
import { useMailing } from './api/mailings-api';
import { MailingFormPage } from './mailing-form.page';
import { MailingReportPage } from './mailing-report.page';

function ExistingMailing({ id }: { id: string }) {
  const query = useMailing(id);
  const skeleton = (
    <SkeletonGroup>
      <Skeleton shape="title" width="40%" />
      <Skeleton shape="block" height="32rem" />
    </SkeletonGroup>
  );
  return (
    <QueryState query={query} skeleton={skeleton}>
      {(mailing) =>
        mailing.status === 'draft' ? (
          <MailingFormPage key={mailing.version} mailing={mailing} />
        ) : (
          <MailingReportPage mailing={mailing} />
        )
      }
    </QueryState>
  );
}

export function Component() {
  const { id = 'new' } = useParams();
  return (
    <RequirePermission permission="admin.newsletter.write">
      {id === 'new' ? <MailingFormPage mailing={null} /> : <ExistingMailing id={id} />}
    </RequirePermission>
  );
}
