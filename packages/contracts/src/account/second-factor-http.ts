import { z } from 'zod';

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens do not matter. */
export const secondFactorCodeSchema = z.string().trim().min(6).max(32);

/** Who a person is has to be shown again before something that cannot be taken back. */
export const reauthenticationSchema = z.strictObject({
  currentPassword: z.string().min(1).max(128),
  /** Needed when two-step sign-in is on. */
  code: secondFactorCodeSchema.optional(),
});
export type Reauthentication = z.infer<typeof reauthenticationSchema>;

/**
 * POST /api/auth/login/second-factor: the `challenge` that came with the 401 `auth.second_factor_required` of the first
 * step, and a code.
 */
export const secondStepSchema = z.strictObject({
  challenge: z.string().min(20).max(300),
  code: secondFactorCodeSchema,
});

export type SecondStep = z.infer<typeof secondStepSchema>;

/** What is beside the problem of the first step. */
export const secondStepChallengeSchema = z.object({ challenge: z.string() });

/** GET /api/account/second-factor. */
export const secondFactorSchema = z.object({
  enabledAt: z.iso.datetime().nullable(),
  /** Staff cannot do without it while the site's settings say so. */
  required: z.boolean(),
  recoveryCodesLeft: z.number().int(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** POST /api/account/second-factor/enrolment: what goes into the authenticator app. */
export const secondFactorEnrolmentSchema = z.object({
  /** Base32, for typing in. */
  secret: z.string(),
  /** `otpauth://` address, for the QR code. */
  uri: z.string(),
});
export type SecondFactorEnrolment = z.infer<typeof secondFactorEnrolmentSchema>;

/** POST /api/account/second-factor/confirmation: a first code of the app switches two-step sign-in on. */
export const confirmSecondFactorSchema = z.strictObject({ code: secondFactorCodeSchema });

/** Codes for when the app is lost, shown this once; each works once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
