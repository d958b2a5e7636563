import { SignJWT, jwtVerify, errors, type CryptoKey } from 'jose';
import { ROLES } from '@solar/contracts/common/permissions';
import { z } from 'zod';
import type { Principal } from './principal';

/** Signature algorithm, issuer and life of access tokens; the life is short because nothing recalls a token. */
export const ACCESS_TOKEN = { algorithm: 'EdDSA', issuer: 'solar-account', seconds: 600 } as const;

const claimsSchema = z.object({
  sub: z.string(),
  sid: z.string(),
  sv: z.number().int(),
  role: z.enum(ROLES),
  approved: z.boolean(),
  group: z.string().nullable(),
  grants: z.array(z.string()).default([]),
  denies: z.array(z.string()).default([]),
  name: z.string().default(''),
  enrol: z.literal(true).optional(),
  exp: z.number(),
});

/** A verified token: who it is, until when, and the key that signed it. */
export type VerifiedToken = { principal: Principal; expiresAt: number; kid: string };

/** Signs an access token for a principal; only the account service and tests hold a private key. */
export async function signAccessToken(
  principal: Principal,
  key: { kid: string; privateKey: CryptoKey },
  seconds: number = ACCESS_TOKEN.seconds,
): Promise<string> {
  const { grants, denies } = principal;
  return new SignJWT({
    sid: principal.sessionId,
    sv: principal.sessionVersion,
    role: principal.role,
    approved: principal.approved,
    group: principal.groupId,
    ...(grants.length > 0 ? { grants } : {}),
    ...(denies.length > 0 ? { denies } : {}),
    name: principal.name,
    ...(principal.mustEnrol ? { enrol: true } : {}),
  })
    .setProtectedHeader({ alg: ACCESS_TOKEN.algorithm, kid: key.kid })
    .setSubject(principal.userId)
    .setIssuer(ACCESS_TOKEN.issuer)
    .setIssuedAt()
    .setExpirationTime(`${seconds} seconds`)
    .sign(key.privateKey);
}

/** Verifies signature, issuer and expiry. Answers null when the token is not one of ours or has ended. */
export async function verifyAccessToken(
  token: string,
  keyOf: (kid: string) => Promise<CryptoKey | undefined>,
): Promise<VerifiedToken | null> {
  try {
    const { payload, protectedHeader } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = kid === undefined ? undefined : await keyOf(kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      { algorithms: [ACCESS_TOKEN.algorithm], issuer: ACCESS_TOKEN.issuer },
    );
    const claims = claimsSchema.safeParse(payload);
    return claims.success ? fromClaims(claims.data, protectedHeader.kid ?? '') : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

function fromClaims(claims: z.infer<typeof claimsSchema>, kid: string): VerifiedToken {
  return {
    kid,
    expiresAt: claims.exp * 1000,
    principal: {
      userId: claims.sub,
      role: claims.role,
      approved: claims.approved,
      groupId: claims.group,
      sessionId: claims.sid,
      sessionVersion: claims.sv,
      grants: claims.grants,
      denies: claims.denies,
      name: claims.name,
      ...(claims.enrol ? { mustEnrol: true } : {}),
    },
  };
}
