import { useSearchParams } from 'react-router';
import { ClaimPage } from '../warranty-claims/claim.page';
import { NewTicketPage } from './new-ticket.page';

/** A new ticket; `?claim` asks for the piece first, whose warranty is claimed. */
export function Component() {
  const [params] = useSearchParams();
  return params.has('claim') ? <ClaimPage /> : <NewTicketPage />;
}
