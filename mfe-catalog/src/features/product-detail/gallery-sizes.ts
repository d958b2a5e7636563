/** How wide the gallery is: half of a wide screen, all of a narrow one. */
export const GALLERY_SIZES = '(min-width: 60rem) min(50vw, 44rem), calc(100vw - 2rem)';
