import type { Object3D } from 'three';

/** How a device shows a model in the room around it, if it can. */
export type RoomViewer = 'quick-look' | 'scene-viewer';

/** Quick Look is asked for by the browser's own word; Scene Viewer is a part of Android. */
export function roomViewer(): RoomViewer | null {
  const { relList } = document.createElement('a');
  if (relList.supports?.('ar')) return 'quick-look';
  return /android/i.test(navigator.userAgent) ? 'scene-viewer' : null;
}

/** The link of Android's Scene Viewer (developers.google.com/ar/develop/scene-viewer); without it the model is downloaded. */
export function sceneViewerLink(model: string, title: string, here = location.href): string {
  const file = new URL(model, here).href;
  const query = new URLSearchParams({ file, mode: 'ar_preferred', title });
  const app = [
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(file)}`,
  ];
  return `intent://arvr.google.com/scene-viewer/1.0?${query}#Intent;${app.join(';')};end;`;
}

/** Hands a model to Quick Look, which takes USDZ alone. */
export async function openQuickLook(model: Object3D): Promise<void> {
  const { USDZExporter } = await import('three/addons/exporters/USDZExporter.js');
  const bytes = await new USDZExporter().parseAsync(model);
  const url = URL.createObjectURL(new Blob([bytes], { type: 'model/vnd.usdz+zip' }));
  const link = document.createElement('a');
  link.rel = 'ar';
  link.href = url;
  // Without a picture inside, Safari follows it as a download.
  link.append(document.createElement('img'));
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
