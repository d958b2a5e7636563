import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { hasPermission } from '@solar/contracts/common/permissions';
import type { FastifyRequest } from 'fastify';
import { problem, ProblemException } from '../errors/problem';
import { ACCESS, BEFORE_ENROLMENT, type Access } from './access';
import type { Principal } from './principal';
import { TokenVerifier } from './token-verifier';

const BEARER = 'bearer ';

/** Enforces what each endpoint declares: `@Public`, `@SignedIn` or `@RequirePermission`. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokenVerifier,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!access) throw problem.forbidden();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const header = request.headers.authorization;
    if (header === undefined) return this.decide(access, null);
    if (header.slice(0, BEARER.length).toLowerCase() !== BEARER) {
      throw problem.unauthorized('auth.token_invalid');
    }
    const token = header.slice(BEARER.length);
    const known = this.tokens.cached(token);
    const admit = (principal: Principal) => {
      const known = !principal.mustEnrol || this.isOpenBeforeEnrolment(context);
      return known ? this.admit(request, access, principal) : withoutEnrolment(access);
    };
    return known ? admit(known) : this.tokens.verify(token).then(admit);
  }

  private isOpenBeforeEnrolment(context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    return this.reflector.getAllAndOverride<true | undefined>(BEFORE_ENROLMENT, targets) === true;
  }

  private admit(request: FastifyRequest, access: Access, principal: Principal): boolean {
    request.principal = principal;
    const { userId: id, name, role } = principal;
    if (role !== 'user' && request.work) request.work.actor = { kind: 'person', id, name, role };
    return this.decide(access, principal);
  }

  private decide(access: Access, principal: Principal | null): boolean {
    if (access.kind === 'public') return true;
    if (!principal) throw problem.unauthorized('auth.required');
    if (
      access.kind === 'permission' &&
      !access.anyOf.some((one) => hasPermission(principal, one))
    ) {
      throw problem.forbidden();
    }
    return true;
  }
}

/** Who has to enrol first is a visitor where anybody may call. */
function withoutEnrolment(access: Access): boolean {
  if (access.kind === 'public') return true;
  throw new ProblemException(403, 'auth.enrolment_required', 'Set up two-step sign-in first', {
    detail: 'Your role needs two-step sign-in. Set it up in your account to go on.',
  });
}
