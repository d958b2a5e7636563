import type { Language } from '@solar/contracts/common/localized';
import type { Role } from '@solar/contracts/common/permissions';

/** The signed-in person, as `GET /api/auth/me` answers. */
export interface SessionUser {
  id: string;
  email: string;
  username?: string | null;
  firstName: string;
  lastName: string;
  role: Role;
  isAdmin: boolean;
  /** Approved customers see prices. */
  approved: boolean;
  /** The language of the profile, in which mails are written. */
  language: Language;
  grants?: string[];
  denies?: string[];
  /** Has to set up two-step sign-in before anything else. */
  mustEnrol?: boolean;
  /** Offered at the checkout. */
  taxNumber?: string | null;
  /** The account is deleted then, unless the person takes that back. */
  deletionDueAt?: string;
}

/** What sign-in, registration and refresh answer. */
export interface AuthAnswer {
  token: string;
  user: SessionUser;
  /** When the session ends unless it is refreshed. */
  sessionEndsAt?: string;
}
