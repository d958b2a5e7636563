import type { CannedAnswer } from '@solar/contracts/account/canned-answers-http';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { QueryTable } from '@solar/mfe-kit/listing/query-table';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { Inline } from '@solar/ui/layout/layout';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCannedAnswers, useRemoveCannedAnswer } from '../../api/support-api';
import { AccountPage } from '../../components/account-page';
import { urls } from '../../urls';
import { CannedAnswerDialog } from './canned-answer-dialog';

/** The answers that staff give often. */
export function CannedAnswersPage() {
  const { t } = useTranslation('account');
  const localized = useLocalized();
  const mayWrite = useCan('account.tickets.write');
  const [edited, setEdited] = useState<CannedAnswer | 'new' | null>(null);
  const query = useCannedAnswers();
  return (
    <AccountPage
      title={t('admin.cannedAnswers.title')}
      description={t('admin.cannedAnswers.text')}
      breadcrumbs={[
        { label: t('admin.chats.title'), href: urls.adminChats },
        { label: t('admin.cannedAnswers.title') },
      ]}
      actions={
        mayWrite && (
          <Button
            variant="primary"
            startIcon={<Plus aria-hidden />}
            onClick={() => setEdited('new')}
          >
            {t('admin.cannedAnswers.add')}
          </Button>
        )
      }
    >
      <QueryTable
        label={t('admin.cannedAnswers.title')}
        columns={[
          {
            id: 'title',
            header: t('admin.cannedAnswers.name'),
            cell: (row) => row.title,
            value: (row) => row.title,
            sortable: true,
          },
          {
            id: 'text',
            header: t('admin.cannedAnswers.answer'),
            cell: (row) => localized(row.text),
            value: (row) => localized(row.text),
            wrap: true,
            minWidth: '16rem',
          },
        ]}
        query={query}
        rows={query.data?.items}
        getRowId={(row) => row.id}
        emptyText={t('admin.cannedAnswers.empty')}
        rowActions={(row) =>
          mayWrite && (
            <Inline gap="2">
              <Button size="sm" variant="secondary" onClick={() => setEdited(row)}>
                {t('common.edit')}
              </Button>
              <RemoveAnswer answer={row} />
            </Inline>
          )
        }
      />
      {edited && (
        <CannedAnswerDialog
          answer={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </AccountPage>
  );
}

function RemoveAnswer({ answer }: { answer: CannedAnswer }) {
  const { t } = useTranslation('account');
  const remove = useRemoveCannedAnswer(t('admin.cannedAnswers.removed'));
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost">
          {t('common.remove')}
        </Button>
      }
      tone="danger"
      title={t('admin.cannedAnswers.removeTitle', { name: answer.title })}
      description={t('admin.cannedAnswers.removeText')}
      confirmLabel={t('common.remove')}
      error={remove.error ? errorText(remove.error) : undefined}
      onConfirm={() => remove.mutateAsync(answer.id)}
    />
  );
}
