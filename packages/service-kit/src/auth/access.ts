import { SetMetadata } from '@nestjs/common';
import type { Permission } from '@solar/contracts/common/permissions';

/** What an endpoint asks of its caller. */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'permission'; readonly anyOf: readonly Permission[] };

/** Metadata key under which an endpoint's access is kept. */
export const ACCESS = 'solar:access';

/** Anybody may call; a signed-in caller is known, a wrong token is refused. */
export const Public = () => SetMetadata<string, Access>(ACCESS, { kind: 'public' });

/** Only signed-in callers; what they may see is the endpoint's business. */
export const SignedIn = () => SetMetadata<string, Access>(ACCESS, { kind: 'signed-in' });

/** Only callers with this permission, or with any of several. */
export const RequirePermission = (...anyOf: [Permission, ...Permission[]]) =>
  SetMetadata<string, Access>(ACCESS, { kind: 'permission', anyOf });

/** Metadata key of `@BeforeEnrolment()`. */
export const BEFORE_ENROLMENT = 'solar:before-enrolment';

/** Open also to people who have to set up two-step sign-in before anything else. */
export const BeforeEnrolment = () => SetMetadata<string, true>(BEFORE_ENROLMENT, true);
