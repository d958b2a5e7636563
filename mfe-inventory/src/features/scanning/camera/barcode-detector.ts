/** What browsers offer of the Barcode Detection API; the types of the DOM do not have it. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** Codes on goods, on our labels and on our documents. */
const FORMATS = ['data_matrix', 'code_128', 'ean_13', 'ean_8', 'upc_a', 'qr_code'];

/** Whether this browser reads codes from pictures by itself. */
export const readsCodes = () => 'BarcodeDetector' in globalThis;

/** A reader of codes; null where the browser has none for ours. */
export async function createDetector(): Promise<Detector | null> {
  const known = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (!known) return null;
  const supported = await known.getSupportedFormats();
  const formats = FORMATS.filter((format) => supported.includes(format));
  return formats.length > 0 ? new known({ formats }) : null;
}

/** Whether this document may use the camera: the edge allows it with this screen's own address only. */
export function mayUseCamera(): boolean {
  const { featurePolicy } = document as {
    featurePolicy?: { allowsFeature(name: string): boolean };
  };
  return featurePolicy?.allowsFeature('camera') ?? true;
}
