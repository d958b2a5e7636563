import { NewsletterTokenPage } from './newsletter-token.page';

/** Where the mail's link leads: confirm. */
export function Component() {
  return <NewsletterTokenPage action="confirm" />;
}
