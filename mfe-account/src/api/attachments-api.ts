import { attachmentSchema, type Attachment } from '@solar/contracts/account/tickets-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { saveFile } from '@solar/mfe-kit/http/save-file';

const URL = '/api/support/attachments';

/** Sends one file; progress from 0 to 1. */
export function uploadAttachment(
  file: File,
  onProgress: (share: number) => void,
): Promise<Attachment> {
  const data = new FormData();
  data.append('file', file);
  return http.upload(URL, data, { onProgress, schema: attachmentSchema });
}

/** Saves a file of a message. */
export async function downloadAttachment({ id, name }: Attachment): Promise<void> {
  saveFile(await http.download(`${URL}/${id}`), name);
}
