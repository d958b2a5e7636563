/** What reads codes from a picture: the browser's own, or ours. */
export interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
/** What browsers offer of the Barcode Detection API; the types of the DOM do not have it. */
interface DetectorClass {
  new (options: { formats: string[] }): CodeDetector;
  getSupportedFormats(): Promise<string[]>;
}

/** Codes on goods, on our labels and on our documents. */
const FORMATS = ['data_matrix', 'code_128', 'ean_13', 'ean_8', 'upc_a', 'qr_code'];

/** Whether this browser gives pictures of a camera at all: over plain HTTP it does not. */
export const hasCameras = () => 'mediaDevices' in navigator;

/** A reader of codes: Chrome on Android has one, Safari, Firefox and Chrome on most desktops have none for our codes. */
export async function createDetector(): Promise<CodeDetector> {
  const known = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const supported = (await known?.getSupportedFormats()) ?? [];
  const formats = FORMATS.filter((format) => supported.includes(format));
  if (known && formats.length > 0) return new known({ formats });
  const { PictureReader } = await import('./picture-reader');
  return new PictureReader();
}

/** Whether this document may use the camera: the edge allows it with this screen's own address only. */
export function mayUseCamera(): boolean {
  const { featurePolicy } = document as {
    featurePolicy?: { allowsFeature(name: string): boolean };
  };
  return featurePolicy?.allowsFeature('camera') ?? true;
}
