import type { Role } from '@solar/contracts/common/permissions';

/** Who is signed in, as the verified access token says. */
export type Principal = {
  readonly userId: string;
  readonly role: Role;
  readonly approved: boolean;
  readonly groupId: string | null;
  readonly sessionId: string;
  readonly sessionVersion: number;
  readonly grants: readonly string[];
  readonly denies: readonly string[];
  readonly name: string;
  /** Has to set up two-step sign-in first; until then only `@BeforeEnrolment` endpoints know this person. */
  readonly mustEnrol?: boolean;
};

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
    rawBody?: Buffer;
  }
}
