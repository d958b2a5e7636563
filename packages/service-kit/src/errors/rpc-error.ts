/** Why a request to another slice was not answered. */
export type RpcErrorCode = 'timeout' | 'no_responders' | 'refused' | 'bad_reply';

/** A request/reply read failed; the caller decides whether that is a 503 or a smaller answer. */
export class RpcError extends Error {
  override readonly name = 'RpcError';

  constructor(
    readonly code: RpcErrorCode,
    readonly subject: string,
    detail?: string,
    options?: ErrorOptions,
  ) {
    super(`${subject}: ${code}${detail ? ` (${detail})` : ''}`, options);
  }
}
