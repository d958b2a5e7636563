const BACK_OFFICE = '/admin';

/** Whether a page asks what may be kept. The back office keeps nothing that needs consent, and its buttons stand where the question would. */
export function asksForCookies(pathname: string): boolean {
  return pathname !== BACK_OFFICE && !pathname.startsWith(`${BACK_OFFICE}/`);
}
