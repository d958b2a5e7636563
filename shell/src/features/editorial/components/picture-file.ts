/** Drawn pictures are stored without their ending and in every size; uploaded ones with it. */
export const isDrawn = (path: string): boolean => !/\.\w+$/.test(path) && !path.startsWith('/api/');

/** The file of a picture, as every browser and program opens it. */
export const fileOfPicture = (path: string): string => (isDrawn(path) ? `${path}.jpg` : path);
