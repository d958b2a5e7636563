/** Injection token of the service's pino logger. */
export const LOGGER = Symbol('LOGGER');

/** Injection token of the logger for lines that are made of known fields alone: it does not look for secrets. */
export const LINE_LOGGER = Symbol('LINE_LOGGER');
