import { errorText } from '@solar/mfe-kit/http/error-text';
import type { UploadItem } from '@solar/ui/file-drop/file-drop';
import { useState } from 'react';
import { uploadAttachment } from '../api/attachments-api';

interface Item extends UploadItem {
  /** Set once the file has arrived. */
  attachmentId?: string;
}

/** The files of a message that is being written; each is sent when it is chosen. */
export interface ChosenFiles {
  items: readonly UploadItem[];
  /** Ids of those that have arrived. */
  ids: string[];
  sending: boolean;
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
  clear: () => void;
}

export function useAttachments(): ChosenFiles {
  const [items, setItems] = useState<Item[]>([]);
  const patch = (id: string, change: Partial<Item>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...change } : item)));
  const send = async (file: File) => {
    const id = crypto.randomUUID();
    setItems((all) => [...all, { id, name: file.name, size: file.size, progress: 0 }]);
    try {
      const { id: attachmentId, name } = await uploadAttachment(file, (share) =>
        patch(id, { progress: Math.round(share * 100) }),
      );
      patch(id, { progress: undefined, attachmentId, name });
    } catch (error) {
      patch(id, { progress: undefined, error: errorText(error) });
    }
  };
  return {
    items,
    ids: items.flatMap(({ attachmentId }) => attachmentId ?? []),
    sending: items.some(({ progress }) => progress !== undefined),
    add: (files) => files.forEach((file) => void send(file)),
    remove: (id) => setItems((all) => all.filter((item) => item.id !== id)),
    clear: () => setItems([]),
  };
}
