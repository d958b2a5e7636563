/** Texts hold no entities.
 * @param {string} text */
export const unescape = (text) => text;
