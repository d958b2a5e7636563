import { mediaSchema, type Media } from '@solar/contracts/admin/site-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { UserFacingError } from '@solar/mfe-kit/http/error-text';

const MEDIA = '/api/admin/media';
const ASK_EVERY_MS = 400;

/** Called with how far something is, from 0 to 100. */
export type OnProgress = (percent: number) => void;

/** Puts a file into the media library. */
export function uploadMedia(file: File, onProgress: OnProgress): Promise<Media> {
  const data = new FormData();
  data.append('file', file);
  const report = (share: number) => onProgress(Math.round(share * 100));
  return http.upload(MEDIA, data, { onProgress: report, schema: mediaSchema });
}

/** Has the sizes made that a product shows of a picture of the library; answers the folder that they are in. */
export async function preparePicture(
  id: string,
  onProgress: OnProgress,
  failure: string,
): Promise<string> {
  const path = `${MEDIA}/${id}`;
  let media = await http.post<Media>(`${path}/product-picture`, undefined, { schema: mediaSchema });
  for (;;) {
    const { productPicture } = media;
    if (!productPicture || productPicture.state === 'failed') throw new UserFacingError(failure);
    const { state, folder, done, total } = productPicture;
    if (state === 'ready') return folder;
    onProgress(Math.round((done / total) * 100));
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    media = await http.get<Media>(path, { schema: mediaSchema });
  }
}
