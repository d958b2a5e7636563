import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { textField } from '@solar/mfe-kit/listing/list-search';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Card } from '@solar/ui/card/card';
import { Stack } from '@solar/ui/layout/layout';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { usePieces } from '../../api/pieces-api';
import { AccountPage } from '../../components/account-page';
import { FormAlert } from '../../components/form-alert';
import { urls } from '../../urls';
import { ClaimForm } from './components/claim-form';
import { PieceChoice } from './components/piece-choice';
import { PieceFacts } from './components/piece-facts';

const searchSchema = z.object({ claim: textField, serial: textField });

/** A customer claims the warranty of one piece: which one, whether its warranty runs, and what is wrong with it. */
export function ClaimPage() {
  const { t } = useTranslation('account');
  const [{ serial }, setSearch] = useSearchState(searchSchema);
  return (
    <AccountPage
      title={t('claims.title')}
      description={t('claims.text')}
      breadcrumbs={[
        { label: t('tickets.title'), href: urls.tickets },
        { label: t('claims.title') },
      ]}
    >
      <Card>
        <PieceChoice key={serial} value={serial} onChange={(next) => setSearch({ serial: next })} />
      </Card>
      {serial !== '' && <FoundPiece key={serial} number={serial} />}
    </AccountPage>
  );
}

function FoundPiece({ number }: { number: string }) {
  const query = usePieces(number);
  return (
    <QueryState query={query} skeleton={<Skeleton shape="block" height="12rem" />}>
      {({ items: [piece] }) =>
        piece ? (
          <Card>
            <Stack gap="6">
              <PieceFacts piece={piece} />
              <ClaimForm piece={piece} />
            </Stack>
          </Card>
        ) : (
          <NotYours number={number} />
        )
      }
    </QueryState>
  );
}

function NotYours({ number }: { number: string }) {
  const { t } = useTranslation('account');
  return (
    <FormAlert tone="danger" title={t('claims.unknown', { number })}>
      <p>
        {t('claims.unknownText')} <Link to={urls.newTicket}>{t('claims.ask')}</Link>
      </p>
    </FormAlert>
  );
}
