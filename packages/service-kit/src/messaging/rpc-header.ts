/** Set on a reply that carries no answer: why the request was refused. */
export const RPC_ERROR_HEADER = 'Solar-Rpc-Error';
